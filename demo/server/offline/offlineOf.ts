import type { Config } from '../config.ts';
import type { TenantSettings } from '../shell/tenant.ts';

/** The days for which browsers may show kept data without asking this server; 0 where they keep nothing (OFF-1, OFF-4). */
export const offlineOf = (
  { offlineDays }: Pick<Config, 'offlineDays'>,
  { offline }: Pick<TenantSettings, 'offline'>,
): number => (offline ? offlineDays : 0);
