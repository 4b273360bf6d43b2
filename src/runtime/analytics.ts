import type { Configuration } from '../contract/configuration.ts';
import { sendEvents, type AnalyticsEvent } from '../contract/events.ts';
import { uuid } from '../plain/uuid.ts';
import type { Send } from '../port/port.ts';

export interface AnalyticsDeps {
  readonly send: Send;
  /** The role that is sent, or null (ANA-2). */
  readonly role: () => string | null;
  /** Tells whether this environment takes events, and after how many minutes without an event a new analytics session begins. */
  readonly configuration: () => Promise<Configuration>;
  readonly wall: () => number;
  readonly events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export interface Analytics {
  readonly track: (name: AnalyticsEvent['name'], details: AnalyticsEvent['details']) => Promise<void>;
  readonly stop: () => void;
}

const batchTime = 5000;
const batchSize = 20;

/** Sends events in batches, the last one while the page is being left. Lost events are not sent again (ANA-1 to ANA-3). */
export function createAnalytics({ send, role, configuration, wall, events }: AnalyticsDeps): Analytics {
  let batch: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sessionId = uuid();
  let last = wall();
  let stopped = false;

  const flush = (keepalive: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const sent = batch;
    batch = [];
    if (sent.length > 0)
      send(sendEvents, { body: { events: sent } }, { keepalive, renew: false }).catch(() => undefined);
  };
  const onHide = () => flush(true);
  events.addEventListener('pagehide', onHide);

  return {
    track: async (name, details) => {
      const at = wall();
      const { environment, analyticsSessionMinutes } = await configuration();
      if (stopped || (environment !== 'production' && environment !== 'test')) return;
      if (at - last > analyticsSessionMinutes * 60_000) sessionId = uuid();
      last = at;
      batch.push({ name, at: new Date(at).toISOString(), sessionId, role: role(), details });
      if (batch.length >= batchSize) flush(false);
      else timer ??= setTimeout(flush, batchTime, false);
    },
    stop: () => {
      stopped = true;
      flush(true);
      events.removeEventListener('pagehide', onHide);
    },
  };
}
