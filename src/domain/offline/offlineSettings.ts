import type { KeptLimits } from './mayShowKept.ts';

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** Length of a session if the tenant does not set it (CONST-1), in seconds. */
const usual = 7200;

/**
 * A tenant's limits for reading without a connection (OFF-1); null if that is off.
 * @param body of the configuration file: `offline` in days, `session.duration` in seconds
 */
export function offlineSettings(body: unknown): KeptLimits | null {
  const { offline: days, session } = Object(body) as { readonly offline?: unknown; readonly session?: unknown };
  const { duration } = Object(session) as { readonly duration?: unknown };
  return isWithin(days, 1, 365) ? { days, session: isWithin(duration, 60, 86_400) ? duration : usual } : null;
}
