import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { FrontEnds } from '../shell/frontEnds.ts';
import { frontEndPaths } from '../shell/frontEnds.ts';
import type { Tenant } from '../shell/tenant.ts';
import { offlineOf } from './offlineOf.ts';

/** Address of the service worker of `/learn`. */
const workerPath = '/learn/worker.js';

/** Policy of the worker: it runs as one file, and asks this server and the object storage. */
const workerPolicy = ({ storage }: Pick<Config, 'storage'>) =>
  `default-src 'none'; script-src 'self'; connect-src 'self'${storage ? ` ${storage}` : ''}; frame-ancestors 'none'`;

/**
 * The service worker of `/learn` (OFF-1). Where the tenant has switched it off, its address has a worker that removes itself with all kept
 * data: browsers ask for it with each page (OFF-8).
 */
export function registerWorker(app: FastifyInstance, config: Config, tenant: Tenant, frontEnds: FrontEnds): void {
  app.get(workerPath, async (request, reply) => {
    const { path, manifest } = await frontEnds.of(request);
    if (!manifest) return reply.callNotFound();
    // While the database is away, offline use stays switched on, so that learners lose nothing.
    const settings = await tenant.settings().catch(() => ({ offline: true }));
    const name = offlineOf(config, settings) > 0 ? 'worker.js' : 'noWorker.js';
    const folder = config.frontEnds[path === frontEndPaths.next ? 'next' : 'stable'];
    const code = await readFile(join(folder, name), 'utf8').catch(() => null);
    if (code === null) return reply.callNotFound();
    const told = { lecternBuild: path, ...(config.storage && { lecternStorage: config.storage }) };
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'service-worker-allowed': '/learn',
        'vary': 'Cookie',
        'content-security-policy': workerPolicy(config),
      })
      .send(`Object.assign(self,${JSON.stringify(told)});\n${code}`);
  });
}
