import { zonedCalendar, type ZonedCalendar } from '../time/zonedCalendar.ts';
import type { Instant } from '../time/instant.ts';

const HOUR = '08:00:00';
/** Days are counted from 1970-01-01, a Thursday. */
const isMonday = (day: number) => (day + 3) % 7 === 0;

/** The first instant of a day at which its clocks show eight or later; where they skip that hour, the first instant after it. */
function eightOn({ dayOf, wallOf, begins }: ZonedCalendar, day: number): Instant {
  let [before, after] = [begins(day) - 1, begins(day + 1)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(middle) > day || wallOf(middle).slice(11) >= HOUR) after = middle;
    else before = middle;
  }
  return after;
}

/**
 * The instant at which a notice is mailed in a digest (NOTE-18): the next eight o'clock in the zone; for a weekly digest, on a Monday. A
 * notice of exactly eight o'clock goes into the next digest. A day that the zone skips has no digest.
 * @param timeZone an IANA name
 */
export function nextDigest(told: Instant, way: 'daily' | 'weekly', timeZone: string): Instant {
  const calendar = zonedCalendar(timeZone);
  for (let day = calendar.dayOf(told); ; day += 1) {
    if ((way === 'weekly' && !isMonday(day)) || calendar.dayOf(calendar.begins(day)) !== day) continue;
    const at = eightOn(calendar, day);
    if (at > told) return at;
  }
}
