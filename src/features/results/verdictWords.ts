import type { Instant } from '../../domain/time/instant.ts';
import type { AttemptVerdict } from '../../domain/results/attemptVerdict.ts';

const shown = {
  passed: 'passed',
  failed: 'failed',
  pending: 'awaitsReview',
  grading: 'grading',
  completed: 'completed',
} as const;
const other = { inProgress: 'inProgress', grading: 'grading', unscored: 'completed' } as const;
const hidden = { never: 'gradeNever', unfinished: 'gradeAfterFinish' } as const;

/** The key of the text for the outcome of an attempt; if it is hidden until a known date, together with that date. */
export type VerdictWords =
  | {
      readonly key:
        (typeof shown)[keyof typeof shown] | (typeof other)[keyof typeof other] | (typeof hidden)[keyof typeof hidden];
    }
  | { readonly key: 'gradeLater' }
  | { readonly key: 'gradeOn'; readonly at: Instant };

/** The text for the outcome of an attempt, the same everywhere (SCORE-3, RECORD-3, GRADE-1 to GRADE-3). */
export function verdictWords(verdict: AttemptVerdict): VerdictWords {
  if (verdict.kind === 'shown') return { key: shown[verdict.outcome] };
  if (verdict.kind !== 'hidden') return { key: other[verdict.kind] };
  const { why } = verdict;
  if (why.reason !== 'beforeDate') return { key: hidden[why.reason] };
  return why.at === null ? { key: 'gradeLater' } : { key: 'gradeOn', at: why.at };
}
