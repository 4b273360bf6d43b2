import type { AttemptVerdict } from '../../../../domain/results/attemptVerdict.ts';
import type { Words } from '../Words.ts';

const shown = {
  passed: 'passed',
  failed: 'failed',
  pending: 'awaitsReview',
  grading: 'grading',
  completed: 'completed',
} as const;
const other = { inProgress: 'inProgress', grading: 'grading', unscored: 'completed' } as const;

/** How an attempt went, in words; for a hidden grade, the date from which it is shown (GRADE-1 to GRADE-3). */
export function attemptOutcome(verdict: AttemptVerdict, { t, formats, now }: Words): string {
  if (verdict.kind === 'shown') return t(shown[verdict.outcome]);
  if (verdict.kind !== 'hidden') return t(other[verdict.kind]);
  const { why } = verdict;
  if (why.reason !== 'beforeDate') return t(why.reason === 'never' ? 'gradeNever' : 'gradeAfterFinish');
  return why.at === null ? t('gradeLater') : t('gradeOn', { date: formats.moment(why.at, now) });
}
