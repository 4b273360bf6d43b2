import type { Configuration } from '../contract/configuration.ts';
import type { Analytics, AnalyticsDeps } from './analytics.ts';
import type { HostPort } from './port.ts';

export interface TrackingDeps extends Omit<AnalyticsDeps, 'sessionMinutes'> {
  readonly configuration: () => Promise<Configuration>;
}

/** The door to analytics: its code is loaded with the first event of an environment that takes any (ANA-1). */
export function createTracking({ configuration, ...deps }: TrackingDeps): { readonly track: HostPort['track']; readonly stop: () => void } {
  let loading: Promise<Analytics> | null = null;
  let stops = 0;
  return {
    track: async (name, details = {}) => {
      const begun = stops;
      const { environment, analyticsSessionMinutes: sessionMinutes } = await configuration();
      if (begun !== stops || (environment !== 'production' && environment !== 'test')) return;
      loading ??= import('./analytics.ts').then(({ createAnalytics }) => createAnalytics({ ...deps, sessionMinutes }));
      try {
        (await loading).track(name, details);
      } catch {
        loading = null; // the code did not arrive: what is lost is not sent again
      }
    },
    stop: () => {
      stops++;
      void loading?.then(
        (analytics) => analytics.stop(),
        () => undefined,
      );
      loading = null;
    },
  };
}
