import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { frontEndPaths } from '../shell/frontEnds.ts';
import { offlineOf } from '../offline/offlineOf.ts';
import type { Tenant } from '../shell/tenant.ts';
import { defaultModelId } from '../tutor/modelOf.ts';
import { privacyPath } from './privacyPage.ts';

/** Extensions of the chat, where the tenant has it. */
const ofChat = ['unreadCounts', 'notifications'];

/** The tenant's configuration. */
export function registerPlatform(app: FastifyInstance, config: Config, tenant: Tenant): void {
  const fixed = {
    environment: config.environment,
    brand: 'Aldergrove Academy',
    apiBase: config.origin,
    locales: config.locales,
    addedLocales: config.addedLocales,
    extensions: [
      'navigation',
      'nextSteps',
      'courseCounts',
      'answers',
      'attachments',
      'discussions',
      'surveys',
      'bookmarks',
      'frameSessions',
      'lastOpened',
      'teamChoice',
      'teamPresence',
      'calendar',
      'notificationPreferences',
      'savedParts',
      'leaveCourse',
      'finishByWay',
      'opening',
    ],
    analytics: config.environment !== 'development',
    analyticsSessionMinutes: 30,
    session: { duration: 7200 },
    contentLibraryUrl: '/teach',
    proctoringUrl: '/proctoring',
    adminPanelUrl: '/admin',
    frontEnds: frontEndPaths,
    privacyPolicyUrl: privacyPath,
    storageHost: config.storage && new URL(config.storage).host,
    hostOrigins: config.hostOrigins,
  };
  // Browsers keep it, but ask about it each time: a setting that an administrator switches off is off at once.
  app.get('/config-ui/config.json', async (request, reply) => {
    const settings = await tenant.settings();
    const { catalog, rooms, researchProjects, knowledgeModels, sidebar, overviewVariant } = settings;
    const { newContentAfterCompletion, tutor, chat, dashboard, dashboardHome, banners, feedback, fragments } = settings;
    const offline = offlineOf(config, settings);
    const navigation = { catalog, rooms, researchProjects, knowledgeModels };
    const body = JSON.stringify({
      ...fixed,
      extensions: [...fixed.extensions, ...(tutor ? ['tutor'] : []), ...(chat ? ofChat : [])],
      defaultKnowledgeModelId: tutor ? defaultModelId : null,
      ui: { learner: { navigation, sidebar } },
      overviewVariant,
      newContentAfterCompletion,
      // Any other value means that feedback is shown (FEED-1).
      learner: { dashboard, ...(!feedback && { visible: false }) },
      // Settings that are off are left out: every page reads this file before its first card.
      ...(dashboardHome && { dashboardHome }),
      ...(offline > 0 && { offline }),
      ...(banners.length > 0 && { banners }),
      ...(Object.keys(fragments).length > 0 && { fragments }),
    });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'public, no-cache', etag });
    // Compression on the way marks the tag as weak.
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
