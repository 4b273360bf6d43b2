import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { events } from '../db/schemaAuth.ts';
import { frontEndPaths } from '../shell/frontEnds.ts';
import type { Tenant } from '../shell/tenant.ts';
import { defaultModelId } from '../tutor/modelOf.ts';
import { HttpError } from './errors.ts';
import { languages } from './language.ts';
import { privacyPath } from './privacyPage.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const detail = v.union([text(500), v.number(), v.boolean()]);
const details = v.pipe(
  v.record(text(100), detail),
  v.check((record) => Object.keys(record).length <= 20, 'At most 20 details.'),
);
const event = v.object({
  name: text(100),
  at: text(40),
  sessionId: text(100),
  role: v.nullish(text(100)),
  details: v.optional(details),
});
const batch = v.object({ events: v.pipe(v.array(event), v.maxLength(100)) });

/** What the chat brings, where the tenant has one. */
const ofChat = ['unreadCounts', 'notifications'];

/** The tenant's configuration, and what takes analytics events. */
export function registerPlatform(app: FastifyInstance, db: Db, clock: Clock, config: Config, tenant: Tenant): void {
  const fixed = {
    environment: config.environment,
    brand: 'Aldergrove Academy',
    apiBase: config.origin,
    locales: languages,
    extensions: [
      'navigation',
      'nextSteps',
      'courseCounts',
      'answers',
      'bookmarks',
      'frameSessions',
      'lastOpened',
      'teamChoice',
      'calendar',
      'savedParts',
      'leaveCourse',
    ],
    analytics: config.environment !== 'development',
    analyticsSessionMinutes: 30,
    session: { duration: 7200 },
    contentLibraryUrl: '/teach',
    adminPanelUrl: '/admin',
    frontEnds: frontEndPaths,
    privacyPolicyUrl: privacyPath,
    storageHost: config.storage && new URL(config.storage).host,
    hostOrigins: config.hostOrigins,
  };
  // Kept by browsers, but asked about each time: what an administrator switches off is off.
  app.get('/config-ui/config.json', async (request, reply) => {
    const settings = await tenant.settings();
    const { catalog, rooms, researchProjects, knowledgeModels, sidebar, overviewVariant } = settings;
    const { newContentAfterCompletion, tutor, chat, dashboard, dashboardHome, banners } = settings;
    const navigation = { catalog, rooms, researchProjects, knowledgeModels };
    const body = JSON.stringify({
      ...fixed,
      extensions: [...fixed.extensions, ...(tutor ? ['tutor'] : []), ...(chat ? ofChat : [])],
      defaultKnowledgeModelId: tutor ? defaultModelId : null,
      ui: { learner: { navigation, sidebar } },
      overviewVariant,
      newContentAfterCompletion,
      learner: { dashboard },
      // What is off is not told: every page reads this file before its first card.
      ...(dashboardHome && { dashboardHome }),
      ...(banners.length > 0 && { banners }),
    });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'public, no-cache', etag });
    // Compression on the way marks the tag as weak.
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.post('/api/events', { bodyLimit: 65_536 }, async ({ actor, body }, reply) => {
    const read = v.safeParse(batch, body);
    if (!read.success) throw new HttpError(400, 'bad_request', v.summarize(read.issues));
    // A visitor's events are taken and dropped: strangers must not fill the database.
    if (actor && read.output.events.length > 0)
      await db
        .insert(events)
        .values(
          read.output.events.map((event) => ({ userId: actor.userId, receivedAt: new Date(clock.now()), event })),
        );
    return reply.code(204).send();
  });
}
