import type { Instant } from '../time/instant.ts';
import type { Moment } from '../time/moment.ts';

/** When an event takes place; null if the dates are not known. */
export interface EventDates {
  readonly startsAt: Instant | null;
  readonly endsAt: Instant | null;
}

/** The state of an event at a moment (EVENT-2, EVENT-3). */
export interface EventStanding {
  readonly phase: 'undated' | 'before' | 'now' | 'over';
  /** Whether one can join: from 15 min before the start to the end. */
  readonly joining: 'later' | 'open' | 'no';
}

/** One can join an event so long before its start, in milliseconds. */
export const joinsBefore = 15 * 60_000;

const hour = 3_600_000;
const day = 24 * hour;

/** The end of an event: an hour after its start if no end is given, or an end that is not after the start; null without a start. */
export function eventEnd({ startsAt, endsAt }: EventDates): Instant | null {
  if (startsAt === null) return null;
  return endsAt !== null && endsAt > startsAt ? endsAt : startsAt + hour;
}

/** The state of an event. While the clock is in doubt, joining is not closed (AVAIL-4). */
export function eventStanding(dates: EventDates, { now, doubt = 0 }: Moment): EventStanding {
  const { startsAt } = dates;
  const end = eventEnd(dates);
  if (startsAt === null || end === null) return { phase: 'undated', joining: 'no' };
  if (now - doubt > end) return { phase: 'over', joining: 'no' };
  return {
    phase: now < startsAt ? 'before' : 'now',
    joining: now + doubt >= startsAt - joinsBefore ? 'open' : 'later',
  };
}

/**
 * The next instant after `now` at which the texts of an event may change: each minute of the last day before the start, each half hour
 * earlier, its dates, and the time from which one can join; null once it is over.
 */
export function nextEventTurn(dates: EventDates, now: Instant): Instant | null {
  const { startsAt } = dates;
  const end = eventEnd(dates);
  if (startsAt === null || end === null || now >= end) return null;
  const step = startsAt - now > day ? hour / 2 : 60_000;
  const tick = now < startsAt ? (Math.floor(now / step) + 1) * step : Infinity;
  return Math.min(...[tick, startsAt - joinsBefore, startsAt, end].filter((at) => at > now));
}
