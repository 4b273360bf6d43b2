import type { Instant } from './instant.ts';

/** The time by which a rule is judged. The server has no doubt; a client passes the doubt of its clock (AVAIL-4). */
export interface Moment {
  readonly now: Instant;
  /** Half the width of the doubt about `now`, in milliseconds. */
  readonly doubt?: number;
  /** When a view got its data. A grade whose date has come since then is not among them (GRADE-3). If absent: now. */
  readonly loaded?: Instant;
}

/** The time of a client, whose clock is never quite certain. */
export type ClientMoment = Moment & Required<Pick<Moment, 'doubt'>>;

/**
 * Whether a start lies ahead. At the very instant of the start it does not; a doubt is decided in the learner's favor
 * (AVAIL-3, AVAIL-4).
 */
export function isAhead(start: Instant | null, { now, doubt = 0 }: Moment): boolean {
  return start !== null && now + doubt < start;
}

/** Whether an end has passed. At the very instant of the end it has not; a doubt is decided for the learner (AVAIL-3, AVAIL-4). */
export function isOver(end: Instant | null, { now, doubt = 0 }: Moment): boolean {
  return end !== null && now - doubt > end;
}
