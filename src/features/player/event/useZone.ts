import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RuntimePort } from '../../../runtime/port.ts';
import { zoneOf } from './zoneOf.ts';

/** The learner's time zone (EVENT-1). It is asked for where nothing else has; until it is known, and where it cannot be, it is the browser's. */
export function useZone(session: Pick<RuntimePort['session'], 'store' | 'user'>): string {
  const { subscribe, getState } = session.store;
  const { user } = useSyncExternalStore(subscribe, getState, getState);
  useEffect(() => void session.user().catch(() => undefined), [session]);
  const timezone = user?.timezone;
  return useMemo(() => zoneOf(timezone), [timezone]);
}
