import type { AttemptVerdict } from './attemptVerdict.ts';

/** The values of the results filter (RESULT-5). `waiting`: to be graded or reviewed later; `hidden`: not shown, or not yet. */
export const outcomeFilters = ['all', 'passed', 'failed', 'waiting', 'hidden'] as const;
export type OutcomeFilter = (typeof outcomeFilters)[number];

/** The filter value that finds a verdict, besides `all`; null if only `all` does, as for a course completed with nothing to pass. */
function outcomeOf(verdict: AttemptVerdict): Exclude<OutcomeFilter, 'all'> | null {
  if (verdict.kind === 'hidden') return 'hidden';
  if (verdict.kind === 'grading') return 'waiting';
  if (verdict.kind !== 'shown') return null;
  const { outcome } = verdict;
  if (outcome === 'passed' || outcome === 'failed') return outcome;
  return outcome === 'completed' ? null : 'waiting';
}

/** Whether a newest result fits the filter (RESULT-5). */
export const fitsOutcome = (verdict: AttemptVerdict, wanted: OutcomeFilter): boolean =>
  wanted === 'all' || outcomeOf(verdict) === wanted;
