import { join } from 'node:path';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { LecternError } from '../../../../src/errors.ts';
import { createConnections, usualLimits } from '../../../http/connections.ts';
import { keepBriefly } from '../../calls/keepBriefly.ts';
import { checked } from '../../calls/route.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import { compression } from '../../http/compression.ts';
import { createFiles } from '../../http/files.ts';
import { languageOf } from '../../http/language.ts';
import { commitBody } from '../commit/commitBody.ts';
import { mayGoOn } from '../commit/mayGoOn.ts';
import { createCommits } from '../commit/createCommits.ts';
import { createFindLaunch, type FoundLaunch } from '../launch/findLaunch.ts';
import { launchFacts } from '../launch/launchFacts.ts';
import { launchPage } from '../launch/launchPage.ts';
import { openLaunch } from '../launch/openLaunch.ts';
import { launchLimits } from '../limits.ts';
import { packageFolder } from '../packages/packageFolder.ts';
import { contentHeaders, launchPolicy, packagePolicy } from './contentHeaders.ts';
import { gonePage } from './gonePage.ts';
import { ownRequest } from './ownRequest.ts';
import { packageFile, sendPackageFile } from './sendPackageFile.ts';

/** Milliseconds for which the check whether a learner may continue is valid for further requests. */
const judgedFor = 5000;
const statuses: Readonly<Record<string, number>> = { conflict: 409, forbidden: 403, not_found: 404, bad_request: 400 };

interface OfLaunch {
  Params: { readonly 'token': string; readonly '*'?: string };
}

/** The dependencies of the content's origin. */
export interface ContentParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
}

/**
 * The server of the content's origin (SCORM-6): launch pages, files of packages, and commits. It knows no cookie and no session; the token
 * of a launch is the only key to its data (SCORM-9).
 */
export async function createContentApp({ db, clock, config }: ContentParts): Promise<FastifyInstance> {
  const connections = createConnections({ ...usualLimits, connections: config.connections });
  const app = fastify({ ...connections.options, trustProxy: (_address, hop) => hop < config.proxies });
  connections.register(app);
  const headers = contentHeaders(config);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await app.register(compress, compression);
  // The last commit of a closing page comes as text, by a beacon.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new LecternError('bad_request', 'This is no JSON.'));
    }
  });
  const refuse = (reply: FastifyReply, code: number) =>
    reply
      .code(code)
      .header('cache-control', 'no-store')
      .send({ error: { code: code === 404 ? 'not_found' : 'bad_request', message: 'Not given.' } });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  app.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
    const status = error instanceof LecternError ? statuses[error.code] : error.statusCode;
    if (!status || status >= 500) {
      console.error(request.method, request.routeOptions.url, error);
      return reply.code(500).send({ error: { code: 'server_error', message: 'Internal error.' } });
    }
    const { code, detail } =
      error instanceof LecternError ? error : { code: 'bad_request', detail: {} as LecternError['detail'] };
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ error: { code, message: error.message, ...(detail.field && { field: detail.field }) } });
  });

  const judged = keepBriefly<void>(clock, judgedFor);
  const goesOn = (found: FoundLaunch) => judged(found.launch.id, () => mayGoOn(db, found, clock.now()));
  const findLaunch = createFindLaunch(db);
  const takeCommit = createCommits(db);
  const launchOf = ({ params }: FastifyRequest<OfLaunch>) => findLaunch(params.token, clock.now());
  const gone = (reply: FastifyReply, found: FoundLaunch | null) => {
    const language = languageOf([found?.launch.language ?? 'en-US']);
    return reply
      .code(410)
      .header('cache-control', 'no-store')
      .header('content-security-policy', launchPolicy(config, false))
      .type('text/html; charset=utf-8')
      .send(gonePage(language));
  };

  const scripts = createFiles(join(config.root, 'dist/launch'), 300);
  app.get<{ Params: { readonly '*': string } }>(
    '/~/*',
    async (request, reply) => (await scripts(request, reply, request.params['*'])) ?? reply.callNotFound(),
  );

  app.get<OfLaunch>('/:token/', async (request, reply) => {
    const found = await launchOf(request);
    if (!found) return gone(reply, null);
    await goesOn(found);
    const opened = await openLaunch(db, found, clock.now());
    if (!opened) return gone(reply, found);
    const language = languageOf([found.launch.language]);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', launchPolicy(config, found.pack.opensWindows))
      .type('text/html; charset=utf-8')
      .send(launchPage(language, launchFacts(found, opened, language, config.origin)));
  });

  app.route<OfLaunch>({
    method: ['GET', 'HEAD'],
    url: '/:token/package/*',
    exposeHeadRoute: false,
    compress: false,
    handler: async (request, reply) => {
      const found = await launchOf(request);
      if (!found?.launch.opened) return refuse(reply, 404);
      await goesOn(found);
      reply.header('content-security-policy', packagePolicy(config, found.pack.opensWindows));
      const { pack } = found;
      const file = await packageFile(packageFolder(pack, config), request.params['*'] ?? '');
      return file ? sendPackageFile(request, reply, file, pack.id) : refuse(reply, 404);
    },
  });

  /** A launch that may be written to: the request comes from its own page, and it is open. @throws LecternError */
  const writable = async (request: FastifyRequest<OfLaunch>) => {
    if (!ownRequest(request, config.contentOrigin ?? ''))
      throw new LecternError('forbidden', 'This comes from another page than that of the launch.');
    const found = await launchOf(request);
    if (!found?.launch.opened) throw new LecternError('not_found', 'There is no such launch.');
    return found;
  };

  app.post<OfLaunch>('/:token/commit', { bodyLimit: launchLimits.commit }, async (request, reply) => {
    const found = await writable(request);
    const commit = checked(commitBody, request.body);
    await goesOn(found);
    await takeCommit(found, commit, clock.now());
    return reply.header('cache-control', 'no-store').send({ saved: commit.n });
  });

  app.post<OfLaunch>('/:token/standing', async (request, reply) => {
    const { launch } = await writable(request);
    return reply.header('cache-control', 'no-store').send({ superseded: launch.superseded });
  });

  return app;
}
