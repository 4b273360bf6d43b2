import type { KnownHome } from '../../../data/home/useHome.ts';
import type { NextSteps } from '../../../domain/course/nextSteps.ts';
import type { Instant } from '../../../domain/time/instant.ts';
import { nextDay } from '../../../domain/time/zonedDay.ts';
import { notLoaded, type NotLoaded } from '../../../domain/load/notLoaded.ts';
import { whyOld, type WhyOld } from '../../../domain/load/whyOld.ts';

/** The state of the dashboard: its content, or the panel that replaces it. */
export type DashboardState =
  | NotLoaded
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'shown';
      /** The reason why it may be out of date. */
      readonly notice: WhyOld;
    };

/** The state of the dashboard (DASH-2). A failure never removes loaded data. */
export function dashboardState({
  courses,
  error,
  online,
}: Pick<KnownHome, 'courses' | 'error' | 'online'>): DashboardState {
  if (courses === null) return notLoaded(error, online);
  if (courses.total === 0 && courses.known.length === 0) return { kind: 'empty' };
  return { kind: 'shown', notice: whyOld(error, online) };
}

const day = 86_400_000;

/**
 * The next instant at which the dashboard changes: a date passes, a step is overdue by one more day, or the day ends.
 * @param dates all dates of the shown courses and banners
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
