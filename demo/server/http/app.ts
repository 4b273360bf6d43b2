import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { createConnections, usualLimits, type ConnectionLimits } from '../../http/connections.ts';
import { registerFeedFile } from '../calls/calendar/feedFile.ts';
import { registerCalls } from '../calls/registerCalls.ts';
import { registerCertificates } from '../certificates/admin/certificateRoutes.ts';
import { registerTemplates } from '../certificates/admin/templateRoutes.ts';
import type { MovableClock } from '../clock/clock.ts';
import { registerClock } from '../clock/clockRoutes.ts';
import type { Config } from '../config.ts';
import { databaseKeys, loadKeys } from '../db/keys.ts';
import type { Db } from '../db/openDb.ts';
import { registerModeration } from '../discussions/moderationRoutes.ts';
import { registerFeedback } from '../feedback/feedbackRoutes.ts';
import { createBegunSignIns } from '../frames/begunSignIn.ts';
import { registerBridge } from '../frames/bridgePage.ts';
import { registerFragments } from '../fragments/fragmentsRoutes.ts';
import { registerFrameSessions } from '../frames/frameRoutes.ts';
import { registerGrading } from '../grading/gradingRoutes.ts';
import { registerLibrary } from '../library/libraryRoutes.ts';
import { registerLeaving } from '../leaving/leavingRoutes.ts';
import { ltiMeans, registerLti } from '../lti/createLti.ts';
import { toolLauncher } from '../lti/launch/toolLauncher.ts';
import { formLauncher } from '../lti/v1/formLauncher.ts';
import { purge } from '../limits/purge.ts';
import type { ScoreRoom } from '../ltiTool/scores/createScoreRoom.ts';
import { createHostsOf } from '../ltiTool/createHostsOf.ts';
import { registerLtiTool } from '../ltiTool/registerLtiTool.ts';
import { createEndedLaunch } from '../ltiTool/window/endedLaunch.ts';
import { createMailroom, type Mailroom } from '../mail/createMailroom.ts';
import { registerMailbox } from '../mail/mailboxRoutes.ts';
import { registerUnsubscribe } from '../mail/unsubscribeRoutes.ts';
import { registerLimits, usualRates, type Rates } from '../limits/registerLimits.ts';
import { createBearer } from '../oidc/bearer.ts';
import { registerQuestions } from '../assessment/questionRoutes.ts';
import { packageLauncher } from '../scorm/launch/packageLauncher.ts';
import { registerPackages } from '../scorm/teach/packageRoutes.ts';
import { registerPosting } from '../notifications/postRoutes.ts';
import { registerAppManifest } from '../offline/appManifest.ts';
import { registerPersonName } from '../offline/namePerson.ts';
import { registerWorker } from '../offline/workerRoutes.ts';
import { createProvider } from '../oidc/provider.ts';
import { registerProvider } from '../oidc/providerRoutes.ts';
import { createRelyingParty } from '../oidc/relyingParty.ts';
import { registerSignIn } from '../oidc/signInRoutes.ts';
import { registerProctors } from '../proctoring/proctorRoutes.ts';
import { registerProctoringService } from '../proctoring/serviceRoutes.ts';
import { registerChannelPage } from '../shell/channelPage.ts';
import { createDrawer, type Drawing } from '../public/createDrawer.ts';
import { registerSheets } from '../public/sheetRoutes.ts';
import { createFrontEnds } from '../shell/frontEnds.ts';
import { createFormToken } from '../shell/formToken.ts';
import { registerImpersonation } from '../shell/impersonationRoutes.ts';
import { registerSettings } from '../shell/settingsRoutes.ts';
import { registerShellCalls } from '../shell/shellCalls.ts';
import { createTenant } from '../shell/tenant.ts';
import { createStorage } from '../storage/createStorage.ts';
import { registerSurveyResults } from '../surveys/resultRoutes.ts';
import { registerTeams } from '../teams/manage/teamRoutes.ts';
import { registerTutorPages } from '../tutor/teachRoutes.ts';
import { purgeFiles } from '../work/purgeFiles.ts';
import { registerActor } from './actor.ts';
import { registerAudit } from './audit.ts';
import { compression } from './compression.ts';
import { registerCors } from './cors.ts';
import { registerEvents } from './eventRoutes.ts';
import { refuseAddress, registerFaults } from './faults.ts';
import { registerHeaders } from './headers.ts';
import { registerLearn } from './learn/learnPage.ts';
import { registerPlatform } from './platformRoutes.ts';
import { registerPrivacy } from './privacyPage.ts';
import { routePath } from './routePath.ts';
import { createSessions } from './session.ts';
import { createSignedId } from './signedId.ts';
import { registerSiblings } from './siblingRoutes.ts';
import { registerStatic } from './staticRoutes.ts';

const TEN_MINUTES = 600_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The notices that depend on time alone, and all mail; it does nothing before it is started. */
    readonly mailroom: Mailroom;
    /** The reports of scores to the platforms that launched learners; it does nothing before it is started. */
    readonly scores: ScoreRoom;
  }
}

/** The parts of the app. */
export interface AppParts {
  readonly db: Db;
  readonly clock: MovableClock;
  readonly config: Config;
  /** Limits other than the usual ones. */
  readonly limits?: Partial<ConnectionLimits>;
  readonly rates?: Partial<Rates>;
  /** Replaces the build's drawing of pages for visitors. */
  readonly drawing?: Drawing;
}

/** The whole server, not yet listening. */
export async function createApp({ db, clock, config, limits, rates, drawing }: AppParts): Promise<FastifyInstance> {
  const keys = config.databaseUrl ? await databaseKeys(db) : loadKeys(config.dataDir);
  // `maxParamLength` is large, because paths hold the ids of whole branches of a course.
  const connections = createConnections({ ...usualLimits, connections: config.connections, ...limits });
  const app = fastify({
    ...connections.options,
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: refuseAddress,
    trustProxy: (_address, hop) => hop < config.proxies,
  });
  const sessions = createSessions(db, config);
  const party = createRelyingParty(config, keys);
  const tenant = createTenant(db);
  const storage = createStorage(config);
  const frontEnds = createFrontEnds(config);

  connections.register(app);
  registerHeaders(app, config);
  registerFaults(app, config);
  await app.register(cookie, { secret: keys.cookies[0] ?? '' });
  await app.register(formbody);
  await app.register(compress, compression);
  app.addHook('onSend', async (request, reply) => {
    const path = routePath(request);
    if (/^\/(api|admin|config-ui)\//.test(path)) reply.header('date', new Date(clock.now()).toUTCString());
    if (path.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  registerCors(app, config);
  registerPersonName(app);
  registerActor(app, db, config, sessions, createBearer(db, config, keys, party));
  const granted = { ...usualRates, ...rates };
  registerLimits(app, granted);

  if (!config.provider)
    registerProvider(
      app,
      db,
      config,
      createProvider(db, config, keys, (sid) => sessions.endAllOf(sid)),
    );
  registerSignIn(app, db, config, party, sessions);
  const mailToken = createSignedId(keys.clientSecret, 'unsubscribe');
  const mailroom = createMailroom({ db, clock, config, token: mailToken });
  app.decorate('mailroom', mailroom);
  app.addHook('onResponse', async () => mailroom.catchUp());
  app.addHook('onClose', () => mailroom.close());
  registerClock(app, clock, config, mailroom.look);
  const token = createFormToken(keys.clientSecret);
  registerSettings(app, tenant, config, frontEnds, token);
  registerFragments(app, tenant, config, token);
  app.decorate('scores', registerLtiTool(app, { db, clock, config, sessions, token, allowance: granted.visitor }));
  registerImpersonation(app, db, config, sessions, token);
  registerGrading(app, { db, clock, storage }, config, token);
  registerTeams(app, db, clock, config, token);
  registerProctors(app, db, clock, config, token);
  registerProctoringService(app, { db, clock, config, keys });
  registerCertificates(app, db, clock, config, token);
  registerTutorPages(app, db, config, token);
  registerPosting(app, db, clock, config, token);
  registerPackages(app, db, clock, config, token);
  registerQuestions(app, db, clock, config, token);
  registerModeration(app, db, clock, config, token);
  registerSurveyResults(app, db, config);
  registerLeaving(app, db, config);
  registerLibrary(app, db, config);
  registerTemplates(app, db, clock, config);
  registerAudit(app);
  registerPlatform(app, config, tenant);
  registerEvents(app, db, clock, tenant);
  registerFeedback(app, db, clock, config);
  registerPrivacy(app, config);
  registerShellCalls(app, tenant);
  const deps = { db, clock, origin: config.origin, keys, storage, quota: config.files.quota };
  const lti = ltiMeans(deps, config);
  registerLti(app, lti, deps, token);
  app.register((scope) =>
    registerCalls(scope, deps, config, {
      links: [packageLauncher(deps, config), toolLauncher(lti)],
      forms: [formLauncher(lti, lti.results)],
    }),
  );
  registerFeedFile(app, deps, granted.lookup);
  registerUnsubscribe(app, { db, config, token: mailToken, allowance: granted.lookup });
  registerMailbox(app, db, clock, config);
  const begunSignIns = createBegunSignIns(config.origin);
  registerFrameSessions(app, db, config, sessions, begunSignIns);
  registerBridge(app, config, frontEnds, begunSignIns);
  const drawer = createDrawer(app, config, clock.now, drawing);
  registerSheets(app, drawer);
  registerWorker(app, config, tenant, frontEnds);
  registerAppManifest(app);
  registerLearn(app, config, {
    frontEnds,
    drawer,
    tenant,
    db,
    hosts: createHostsOf(db, sessions),
    ended: createEndedLaunch(db, sessions, config),
  });
  registerStatic(app, config);
  registerChannelPage(app, db, clock, config);
  registerSiblings(app, config);
  app.get('/', async (_request, reply) => reply.redirect('/learn'));

  const clean = async () => {
    await purge(db, clock, !config.databaseUrl);
    // A storage that is away does not stop the server.
    await purgeFiles(db, storage, clock.now()).catch((error: unknown) => console.error(error));
  };
  await clean();
  const purging = setInterval(() => clean().catch((error: unknown) => console.error(error)), TEN_MINUTES).unref();
  app.addHook('onClose', async () => clearInterval(purging));
  return app;
}
