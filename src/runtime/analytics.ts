import { sendEvents, type AnalyticsEvent } from '../contract/events.ts';
import type { Send } from './port.ts';

export interface AnalyticsDeps {
  readonly send: Send;
  /** The role that is sent, or null (ANA-2). */
  readonly role: () => string | null;
  /** Minutes without an event after which the next belongs to a new analytics session. */
  readonly sessionMinutes: number;
  readonly wall: () => number;
  readonly newId: () => string;
  readonly events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export interface Analytics {
  readonly track: (name: AnalyticsEvent['name'], details: AnalyticsEvent['details']) => void;
  readonly stop: () => void;
}

const batchTime = 5000;
const batchSize = 20;

/** Sends events in batches, the last one while the page goes. What is lost is not sent again (ANA-1 to ANA-3). */
export function createAnalytics({ send, role, sessionMinutes, wall, newId, events }: AnalyticsDeps): Analytics {
  let batch: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sessionId = newId();
  let last = wall();

  const flush = (keepalive: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const sent = batch;
    batch = [];
    if (sent.length > 0) send(sendEvents, { body: { events: sent } }, { keepalive, renew: false }).catch(() => undefined);
  };
  const onHide = () => flush(true);
  events.addEventListener('pagehide', onHide);

  return {
    track: (name, details) => {
      const at = wall();
      if (at - last > sessionMinutes * 60_000) sessionId = newId();
      last = at;
      batch.push({ name, at: new Date(at).toISOString(), sessionId, role: role(), details });
      if (batch.length >= batchSize) flush(false);
      else timer ??= setTimeout(flush, batchTime, false);
    },
    stop: () => {
      flush(true);
      events.removeEventListener('pagehide', onHide);
    },
  };
}
