import { command } from './wire/call.ts';

/** One analytics event. */
export interface AnalyticsEvent {
  /** Such as `objective_start`. */
  readonly name: string;
  /** ISO date. */
  readonly at: string;
  readonly sessionId: string;
  /** Only the role of a learner is sent. Names and addresses are never sent. */
  readonly role: string | null;
  readonly details: Readonly<Record<string, string | number | boolean>>;
}

/** Sends analytics events. Lost events are not sent again. */
export const sendEvents = command({
  name: 'events.send',
  base: 'root',
  path: 'api/events',
  idempotency: 'none',
  offline: 'refuse',
  read: () => null,
  _input: {} as { readonly body: { readonly events: readonly AnalyticsEvent[] } },
});
