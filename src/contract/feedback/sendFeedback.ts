import { command } from '../wire/call.ts';
import type { AnalyticsEvent } from '../events.ts';

/**
 * Sends feedback as the analytics event `product_feedback` (FEED-3). Other events may be lost; this one is kept until the server has
 * answered. A repetition is the same event, which the server keeps once.
 */
export const sendFeedback = command({
  name: 'feedback.send',
  base: 'root',
  path: 'api/events',
  idempotency: 'natural',
  offline: 'queue',
  read: () => null,
  _input: {} as { readonly body: { readonly events: readonly AnalyticsEvent[] } },
});
