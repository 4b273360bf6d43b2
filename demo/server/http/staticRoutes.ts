import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { frontEndPaths } from '../shell/frontEnds.ts';
import { createFiles } from './files.ts';
import { learnPolicy } from './headers.ts';

const YEAR = 31_536_000;

type Rest = { Params: { '*': string } };

/** Built files and the assets of the server's own pages. Other sites load the embed build and the covers. */
export function registerStatic(app: FastifyInstance, config: Config): void {
  const mount = (prefix: string, folder: string, maxAge: number, headers: Readonly<Record<string, string>> = {}) => {
    const send = createFiles(folder, maxAge);
    app.get<Rest>(
      `${prefix}*`,
      async (request: FastifyRequest<Rest>, reply: FastifyReply) =>
        (await send(request, reply.headers(headers), request.params['*'] || 'index.html')) ?? reply.callNotFound(),
    );
  };
  const anywhere = {
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  // A worker has the policy of its own file; the worker for PDF imports a decoder of scans.
  const code = { 'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'" };
  const developing = config.environment === 'development';
  mount('/embed/1/', join(config.dist, 'embed/1'), 300, { ...anywhere, ...code });
  // A released version never changes; during development it does, under the same number (ELEM-10).
  mount(`/embed/${config.version}/`, join(config.dist, 'embed/1'), config.environment === 'production' ? YEAR : 0, {
    ...anywhere,
    ...code,
  });
  for (const name of ['stable', 'next'] as const) mount(frontEndPaths[name], config.frontEnds[name], 300, code);
  mount('/assets/', join(config.root, 'demo/server/http/assets'), 300);
  mount('/media/', join(config.root, 'demo/server/seed/media'), 86_400, {
    ...anywhere,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  if (!developing) return;
  app.get('/workbench', async (_request, reply) => reply.redirect('/workbench/'));
  mount('/workbench/', join(config.root, 'dist/workbench'), 0, { 'content-security-policy': learnPolicy(config) });
}
