import type { Feedback } from '../../domain/feedback/feedback.ts';
import type { Instant } from '../../domain/time/instant.ts';
import type { AnalyticsEvent } from '../events.ts';

/** Name of the event that carries feedback. */
export const feedbackEventName = 'product_feedback';

/**
 * The event that carries feedback: grade, chosen options and comment (FEED-3). An event has no lists: the options are joined by commas.
 * @param given.sessionId the id of this feedback alone, so that the server can tell a repetition from a second feedback
 */
export const feedbackEvent = (
  { grade, options, comment }: Feedback,
  { at, sessionId, role }: { readonly at: Instant; readonly sessionId: string; readonly role: string | null },
): AnalyticsEvent => ({
  name: feedbackEventName,
  at: new Date(at).toISOString(),
  sessionId,
  role,
  details: { grade, details: options.join(','), comment: comment.trim() },
});
