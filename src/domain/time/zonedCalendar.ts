import type { Instant } from './instant.ts';

/** Days and times of a zone, for many instants at a time. A day is counted from 1970-01-01. */
export interface ZonedCalendar {
  readonly dayOf: (at: Instant) => number;
  /** The local time as ISO text without a zone: `2026-11-23T17:00:00`. */
  readonly wallOf: (at: Instant) => string;
  /** The first instant of a day. A day that the zone skips begins with the day after it. */
  readonly begins: (day: number) => Instant;
}

const day = 86_400_000;
const hour = 3_600_000;

/** A day as ISO text, such as `2026-11-23`. */
export const isoOfDay = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

/** The day of an ISO text; null if it is no day of the calendar. */
export function dayOfIso(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? null : at / day;
}

/**
 * The calendar of a zone (CAL-3). One format serves all instants, since making one costs as much as using it fifty times.
 * @param timeZone by default the browser's
 */
export function zonedCalendar(timeZone?: string): ZonedCalendar {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  // The local time, read as if it were UTC, in milliseconds.
  const asked = (at: Instant) => {
    const found: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(at)) if (type !== 'literal') found[type] = Number(value);
    const { year = 1970, month = 1, day: date = 1, hour: hours = 0, minute = 0, second = 0 } = found;
    return Date.UTC(year, month - 1, date, hours, minute, second);
  };
  // The distance from UTC on each day of UTC; null if it changes on that day, which it does at most once.
  const offsets = new Map<number, number | null>();
  const offsetOn = (number: number) => {
    const [first, next] = [number * day, (number + 1) * day];
    const offset = asked(first) - first;
    return offset === asked(next) - next ? offset : null;
  };
  const wall = (at: Instant) => {
    const number = Math.floor(at / day);
    let offset = offsets.get(number);
    if (offset === undefined) offsets.set(number, (offset = offsetOn(number)));
    return offset === null ? asked(at) : Math.floor(at / 1000) * 1000 + offset;
  };
  const dayOf = (at: Instant) => Math.floor(wall(at) / day);
  return {
    dayOf,
    wallOf: (at) => new Date(wall(at)).toISOString().slice(0, 19),
    begins: (wanted) => {
      // No zone is farther from UTC than this, so the day begins in between; where the clocks change at midnight, it begins at one o'clock.
      let [before, after] = [wanted * day - 16 * hour, wanted * day + 38 * hour];
      while (after - before > 1) {
        const middle = Math.floor((before + after) / 2);
        if (dayOf(middle) >= wanted) after = middle;
        else before = middle;
      }
      return after;
    },
  };
}
