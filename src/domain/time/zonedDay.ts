import type { Instant } from './instant.ts';

const day = 86_400_000;

/**
 * The day of an instant by the calendar of a zone, counted from 1970-01-01. It is read from the named parts of the date, because browsers
 * format dates differently.
 * @param timeZone by default the browser's
 */
export function dayOf(at: Instant, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at);
  const number = (name: 'year' | 'month' | 'day') => Number(parts.find(({ type }) => type === name)?.value);
  return Date.UTC(number('year'), number('month') - 1, number('day')) / day;
}

/** The year of an instant by the calendar of a zone. */
export const yearOf = (at: Instant, timeZone?: string): number => new Date(dayOf(at, timeZone) * day).getUTCFullYear();

/**
 * The first instant of the next day in a zone. It has to be searched, since a day has 23 to 25 hours, and begins at one o'clock if the
 * clocks change at midnight.
 */
export function nextDay(now: Instant, timeZone?: string): Instant {
  const today = dayOf(now, timeZone);
  let [before, after] = [now, now + day + 7_200_000];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(middle, timeZone) > today) after = middle;
    else before = middle;
  }
  return after;
}
