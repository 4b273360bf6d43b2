import type { CalendarItem } from '../../../../domain/calendar/calendarItem.ts';
import type { Instant } from '../../../../domain/time/instant.ts';
import { isoOfDay, zonedCalendar } from '../../../../domain/time/zonedCalendar.ts';
import { times } from '../../../../plain/times.ts';
import type { Route } from '../../../../routes/route.ts';

/** A day of the small month. */
export interface MonthDay {
  /** Counted from 1970-01-01. */
  readonly day: number;
  readonly iso: string;
  /** Number of the day in its month. */
  readonly number: number;
  readonly today: boolean;
  /** Number of its dates that are not done. */
  readonly dates: number;
  /** Route of the day's agenda. */
  readonly route: Route;
}

/** A month of whole weeks; null for days of other months. */
export interface MonthView {
  /** One instant of each weekday in the order of the columns, in UTC. */
  readonly weekdays: readonly Instant[];
  /** An instant of the month, in UTC. */
  readonly at: Instant;
  readonly weeks: readonly (readonly (MonthDay | null)[])[];
}

const length = 86_400_000;

/**
 * The current month in a time zone, with the number of dates of each day (DASH-8).
 * @param firstDay of the week, 0 is Sunday
 * @param timeZone the browser's where absent
 */
export function monthView(
  items: readonly CalendarItem[],
  now: Instant,
  firstDay: number,
  timeZone?: string,
): MonthView {
  const zone = zonedCalendar(timeZone);
  const today = zone.dayOf(now);
  const date = new Date(today * length);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / length;
  const after = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / length;
  const dates = new Map<number, number>();
  for (const { at, done } of items) {
    const day = done ? 0 : zone.dayOf(at);
    dates.set(day, (dates.get(day) ?? 0) + 1);
  }
  // 1970-01-01 was a Thursday.
  const begins = first - ((((first + 4) % 7) - firstDay + 7) % 7);
  return {
    at: first * length,
    weekdays: times(7, (index) => (begins + index) * length),
    weeks: times(Math.ceil((after - begins) / 7), (week) =>
      times(7, (index) => {
        const day = begins + week * 7 + index;
        if (day < first || day >= after) return null;
        const iso = isoOfDay(day);
        return {
          day,
          iso,
          number: day - first + 1,
          today: day === today,
          dates: dates.get(day) ?? 0,
          route: { name: 'calendar', rest: `agenda/${iso}` },
        };
      }),
    ),
  };
}
