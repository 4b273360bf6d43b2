import type { RuntimePort } from '../../port/port.ts';
import { lazily } from '../../web/lazily.ts';
import type { AnalyticsDeps } from '../analytics.ts';

export interface LazyAnalytics {
  readonly track: RuntimePort['host']['track'];
  readonly stop: () => void;
}

/** Makes analytics whose code comes with the first event. Where the code does not arrive, the lost events are not sent again. */
export function lazyAnalytics(deps: AnalyticsDeps, ended: AbortSignal): LazyAnalytics {
  const analytics = lazily(() => import('../analytics.ts').then(({ createAnalytics }) => createAnalytics(deps)));
  return {
    track: (name, details = {}) => {
      if (ended.aborted) return;
      void analytics.get().then(
        ({ track }) => track(name, details),
        () => undefined,
      );
    },
    stop: () => {
      analytics.use(({ stop }) => stop());
      analytics.drop();
    },
  };
}
