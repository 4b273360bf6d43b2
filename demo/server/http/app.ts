import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { registerCalls } from '../calls/registerCalls.ts';
import type { MovableClock } from '../clock/clock.ts';
import { registerClock } from '../clock/clockRoutes.ts';
import type { Config } from '../config.ts';
import { databaseKeys, loadKeys } from '../db/keys.ts';
import type { Db } from '../db/openDb.ts';
import { registerBridge } from '../frames/bridgePage.ts';
import { registerFrameSessions } from '../frames/frameRoutes.ts';
import { registerGrading } from '../grading/gradingRoutes.ts';
import { createBearer } from '../oidc/bearer.ts';
import { createProvider } from '../oidc/provider.ts';
import { registerProvider } from '../oidc/providerRoutes.ts';
import { createRelyingParty } from '../oidc/relyingParty.ts';
import { registerSignIn } from '../oidc/signInRoutes.ts';
import { registerChannelPage } from '../shell/channelPage.ts';
import { createFrontEnds } from '../shell/frontEnds.ts';
import { createFormToken } from '../shell/formToken.ts';
import { registerImpersonation } from '../shell/impersonationRoutes.ts';
import { registerSettings } from '../shell/settingsRoutes.ts';
import { registerShellCalls } from '../shell/shellCalls.ts';
import { createTenant } from '../shell/tenant.ts';
import { registerActor } from './actor.ts';
import { registerAudit } from './audit.ts';
import { registerCors } from './cors.ts';
import { refuseAddress, registerFaults } from './faults.ts';
import { registerHeaders } from './headers.ts';
import { registerLearn } from './learnPage.ts';
import { registerPlatform } from './platformRoutes.ts';
import { createSessions } from './session.ts';
import { registerSiblings } from './siblingRoutes.ts';
import { registerStatic } from './staticRoutes.ts';

const HOUR = 3_600_000;

/** What the app is made of. */
export interface AppParts {
  readonly db: Db;
  readonly clock: MovableClock;
  readonly config: Config;
}

/** The whole server, not yet listening. */
export async function createApp({ db, clock, config }: AppParts): Promise<FastifyInstance> {
  const keys = config.databaseUrl ? await databaseKeys(db) : loadKeys(config.dataDir);
  // Paths hold the ids of whole branches of a course.
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 2000 }, frameworkErrors: refuseAddress, trustProxy: (_address, hop) => hop < config.proxies });
  const sessions = createSessions(db, config);
  const party = createRelyingParty(config, keys);
  const tenant = createTenant(db);
  const frontEnds = createFrontEnds(config);

  registerHeaders(app, config);
  registerFaults(app, config);
  await app.register(cookie, { secret: keys.cookies[0] ?? '' });
  await app.register(formbody);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  app.addHook('onSend', async ({ url }, reply) => {
    if (/^\/(api|admin|config-ui)\//.test(url)) reply.header('date', new Date(clock.now()).toUTCString());
    if (url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  registerCors(app, config);
  registerActor(app, db, config, sessions, createBearer(config, keys, party));

  if (!config.provider) registerProvider(app, db, config, createProvider(db, config, keys, (sid) => sessions.endAllOf(sid)));
  registerSignIn(app, db, config, party, sessions);
  registerClock(app, clock, config);
  const token = createFormToken(keys.clientSecret);
  registerSettings(app, tenant, config, frontEnds, token);
  registerImpersonation(app, db, config, sessions, token);
  registerGrading(app, db, clock, config, token);
  registerAudit(app);
  registerPlatform(app, db, clock, config, tenant);
  registerShellCalls(app, db, tenant);
  app.register((scope) => registerCalls(scope, { db, clock, origin: config.origin, keys }));
  registerFrameSessions(app, db, config, sessions);
  registerBridge(app, config, frontEnds);
  registerLearn(app, config, frontEnds);
  registerStatic(app, config);
  registerChannelPage(app, db, clock, config);
  registerSiblings(app, config);
  app.get('/', async (_request, reply) => reply.redirect('/learn'));

  await sessions.purge();
  const purging = setInterval(() => sessions.purge().catch((error: unknown) => console.error(error)), HOUR).unref();
  app.addHook('onClose', async () => clearInterval(purging));
  return app;
}
