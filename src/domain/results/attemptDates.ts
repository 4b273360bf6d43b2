import type { Instant } from '../time/instant.ts';
import type { NumberedAttempt } from './attemptsInOrder.ts';

/** When an attempt was handed in and finished; `day` is the date that it is listed under. Null if unknown. */
export interface AttemptDates {
  readonly submitted: Instant | null;
  readonly finished: Instant | null;
  readonly day: Instant | null;
}

/** The dates of an attempt: those of its own run, else that of its record (RECORD-1). */
export function attemptDates({ record, run }: Pick<NumberedAttempt, 'record' | 'run'>): AttemptDates {
  const recorded = record?.finished ?? null;
  const submitted = run?.submitted ?? null;
  return {
    submitted,
    finished: run?.finished ?? (run?.state === 'inProgress' ? null : recorded),
    day: submitted ?? run?.finished ?? recorded,
  };
}
