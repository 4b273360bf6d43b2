import type { Instant } from '../domain/time/instant.ts';
import type { Formats } from './formats.ts';

/** Writes days with their year. It is not one of the formats, since nothing before the first card needs it. */
export function dayWithYear({ dateTag, timeZone }: Pick<Formats, 'dateTag' | 'timeZone'>): (at: Instant) => string {
  const days = new Intl.DateTimeFormat(dateTag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    numberingSystem: 'latn',
    ...(timeZone && { timeZone }),
  });
  return (at) => days.format(at);
}
