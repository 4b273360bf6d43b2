import type { AttemptVerdict } from './attemptVerdict.ts';

/** What results can be narrowed to (RESULT-5). `waiting`: graded later, or reviewed later; `hidden`: not shown, or not yet. */
export const outcomeFilters = ['all', 'passed', 'failed', 'waiting', 'hidden'] as const;
export type OutcomeFilter = (typeof outcomeFilters)[number];

/** What a verdict is found under beside `all`; null for a course that was completed with nothing to pass. */
function outcomeOf(verdict: AttemptVerdict): Exclude<OutcomeFilter, 'all'> | null {
  if (verdict.kind === 'hidden') return 'hidden';
  if (verdict.kind === 'grading') return 'waiting';
  if (verdict.kind !== 'shown') return null;
  const { outcome } = verdict;
  if (outcome === 'passed' || outcome === 'failed') return outcome;
  return outcome === 'completed' ? null : 'waiting';
}

/** Whether a newest result fits (RESULT-5). */
export const fitsOutcome = (verdict: AttemptVerdict, wanted: OutcomeFilter): boolean =>
  wanted === 'all' || outcomeOf(verdict) === wanted;
