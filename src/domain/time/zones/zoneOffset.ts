import type { Instant } from '../instant.ts';

/** By how many minutes the clocks of a zone are ahead of UTC at an instant. */
export function zoneOffset(zone: string, at: Instant): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const number = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value);
  const wall = Date.UTC(number('year'), number('month') - 1, number('day'), number('hour'), number('minute'));
  return Math.round(wall / 60_000) - Math.floor(at / 60_000);
}
