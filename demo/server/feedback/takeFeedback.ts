import type { FastifyRequest } from 'fastify';
import type { Feedback } from '../../../src/domain/feedback/feedback.ts';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/openDb.ts';
import { HttpError } from '../http/errors.ts';
import { languageOfRequest } from '../http/language.ts';
import type { Tenant } from '../shell/tenant.ts';
import { keepFeedback } from './keepFeedback.ts';

/**
 * Takes the feedback of the learner who sends it. Unlike other events it has an answer: feedback that is not kept is refused (FEED-5,
 * FEED-11).
 * @throws HttpError 401 for a visitor, 403 for a person who may not learn and during impersonation, 409 where the tenant has it off
 */
export async function takeFeedback(
  request: FastifyRequest,
  given: readonly Feedback[],
  { db, clock, tenant }: { readonly db: Db; readonly clock: Clock; readonly tenant: Tenant },
): Promise<void> {
  const { actor } = request;
  const { text } = languageOfRequest(request);
  if (!actor) throw new HttpError(401, 'unauthorized', 'Sign in first.');
  if (actor.impersonator || !mayLearn(actor)) throw new HttpError(403, 'forbidden', text('feedback.acting'));
  if (!(await tenant.settings()).feedback) throw new HttpError(409, 'conflict', text('feedback.off'));
  for (const one of given) await keepFeedback(db, actor.userId, one, clock.now());
}
