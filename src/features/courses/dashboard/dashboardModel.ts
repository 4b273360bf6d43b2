import type { KnownHome } from '../../../data/home/useHome.ts';
import type { NextSteps } from '../../../domain/course/nextSteps.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import { nextDay } from '../../../domain/time/zonedDay.ts';
import type { LecternError } from '../../../errors.ts';

/** What stands in the place of the dashboard. */
export type DashboardState =
  | { readonly kind: 'loading' | 'empty' | 'offline' }
  | { readonly kind: 'failed'; readonly error: LecternError }
  | {
      readonly kind: 'shown';
      /** Why it may be out of date. */
      readonly notice: 'offline' | 'stale' | null;
    };

/** The state of the dashboard (DASH-2). A failure never removes what was loaded. */
export function dashboardState({
  courses,
  error,
  online,
}: Pick<KnownHome, 'courses' | 'error' | 'online'>): DashboardState {
  if (courses === null) {
    if (!online || error?.code === 'offline') return { kind: 'offline' };
    return error ? { kind: 'failed', error } : { kind: 'loading' };
  }
  if (courses.total === 0 && courses.known.length === 0) return { kind: 'empty' };
  if (!online) return { kind: 'shown', notice: 'offline' };
  return { kind: 'shown', notice: error ? 'stale' : null };
}

const day = 86_400_000;

/**
 * The next instant at which something on the dashboard changes: a date passes, another day is overdue, or the day ends.
 * @param dates of what is shown
 */
export function nextTurn(
  steps: NextSteps | null,
  dates: readonly (Instant | null)[],
  now: Instant,
  timeZone?: string,
): Instant {
  const due = (steps?.due ?? []).map(({ at }) => (at >= now ? at + 1 : at + (Math.floor((now - at) / day) + 1) * day));
  // A date is over one millisecond after it.
  const ahead = dates.flatMap((at) => (at === null || at < now ? [] : [at + 1]));
  return Math.min(nextDay(now, timeZone), ...due, ...ahead);
}
