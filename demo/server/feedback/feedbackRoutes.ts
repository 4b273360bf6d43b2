import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { aroundAdmin } from '../http/around.ts';
import { languageOfRequest } from '../http/language.ts';
import { administrator, adminPage } from '../shell/administrator.ts';
import { feedbackFile } from './feedbackFile.ts';
import { feedbackPage, feedbackPath } from './feedbackPage.ts';
import { feedbackPeriods, feedbackRows, loadFeedback, type FeedbackPeriod } from './loadFeedback.ts';

/** The period in the address; ninety days where it is missing or unknown. */
function periodOf(request: FastifyRequest): FeedbackPeriod {
  const { days } = request.query as { readonly days?: unknown };
  const found = feedbackPeriods.find((one) => days === String(one ?? 'all'));
  return found === undefined ? 90 : found;
}

/** `/admin/feedback`, and the same as a file (FEED-12). */
export function registerFeedback(app: FastifyInstance, db: Db, clock: Clock, config: Config): void {
  adminPage(app, config, feedbackPath, async (request) => {
    const actor = administrator(request);
    const language = languageOfRequest(request);
    const period = periodOf(request);
    const around = aroundAdmin(language, actor, { text: language.text('feedback.title') });
    return feedbackPage(language, period, await loadFeedback(db, period, clock.now()), around);
  });

  app.get(`${feedbackPath}.csv`, async (request, reply) => {
    administrator(request);
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="feedback.csv"' })
      .send(feedbackFile(await feedbackRows(db, periodOf(request), clock.now())));
  });
}
