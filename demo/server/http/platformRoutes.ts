import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { events } from '../db/schemaAuth.ts';
import { frontEndPaths } from '../shell/frontEnds.ts';
import type { Tenant } from '../shell/tenant.ts';
import { HttpError } from './errors.ts';
import { languages } from './language.ts';

const detail = v.union([v.pipe(v.string(), v.maxLength(500)), v.number(), v.boolean()]);
const batch = v.object({
  events: v.pipe(v.array(v.object({ name: v.pipe(v.string(), v.maxLength(100)), at: v.string(), sessionId: v.string(), role: v.nullish(v.string()), details: v.optional(v.record(v.string(), detail)) })), v.maxLength(100)),
});

/** The tenant's configuration, and what takes analytics events. */
export function registerPlatform(app: FastifyInstance, db: Db, clock: Clock, config: Config, tenant: Tenant): void {
  const fixed = {
    environment: config.environment,
    brand: 'Aldergrove Academy',
    apiBase: config.origin,
    locales: languages,
    extensions: ['navigation', 'nextSteps', 'courseCounts', 'unreadCounts', 'answers', 'bookmarks', 'frameSessions'],
    learner: { dashboard: false },
    analytics: config.environment !== 'development',
    analyticsSessionMinutes: 30,
    session: { duration: 7200 },
    contentLibraryUrl: '/teach',
    adminPanelUrl: '/admin',
    frontEnds: frontEndPaths,
    privacyPolicyUrl: null,
    storageHost: config.storage && new URL(config.storage).host,
    features: {},
    flags: {},
    hostOrigins: config.hostOrigins,
  };
  // Kept by browsers, but asked about each time: what an administrator switches off is off.
  app.get('/config-ui/config.json', async (request, reply) => {
    const { catalog, rooms, researchProjects, knowledgeModels, sidebar, overviewVariant, newContentAfterCompletion } = await tenant.settings();
    const navigation = { catalog, rooms, researchProjects, knowledgeModels };
    const body = JSON.stringify({ ...fixed, ui: { learner: { navigation, sidebar } }, overviewVariant, newContentAfterCompletion });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'public, no-cache', etag });
    // Compression on the way marks the tag as weak.
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.post('/api/events', { bodyLimit: 65_536 }, async ({ actor, body }, reply) => {
    const read = v.safeParse(batch, body);
    if (!read.success) throw new HttpError(400, 'bad_request', v.summarize(read.issues));
    // A visitor's events are taken and dropped: nobody who is not known here may fill the database.
    if (actor && read.output.events.length > 0)
      await db.insert(events).values(read.output.events.map((event) => ({ userId: actor.userId, receivedAt: new Date(clock.now()), event })));
    return reply.code(204).send();
  });
}
