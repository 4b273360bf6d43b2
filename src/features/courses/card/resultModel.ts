import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import { verdictNow } from '../../../domain/results/verdictNow.ts';
import type { CardBadge, CardWords } from './CardView.ts';

/** The result of a course. */
export interface Result {
  /** Line under the title; null for the course's size. */
  readonly text: string | null;
  readonly badge: CardBadge;
  /** The badge in words. */
  readonly state: string;
}

/**
 * Grade and score of a completed course, or of one that is being graded, as far as its learner may see them, by the
 * same rules as on the course's page (CARD-5, GRADE-1 to GRADE-6, SCORE-1 to SCORE-3). Null if there is none yet.
 */
export function resultOf(access: ObjectiveAccess, moment: Moment, { t, formats }: CardWords): Result | null {
  const verdict = verdictNow(access, moment);
  if (!verdict || verdict.kind === 'grading' || verdict.kind === 'inProgress') return null;
  const imported = access.aggregate.lastObjectiveWorkflow ? null : t('imported');
  const check: Result = { text: imported, badge: { icon: 'check', tone: 'success' }, state: '' };
  if (verdict.kind === 'hidden') {
    const day = verdict.why.reason === 'beforeDate' ? verdict.why.at : null;
    return { ...check, text: imported ?? (day === null ? null : t('gradeOn', { date: formats.day(day, moment.now) })) };
  }
  if (verdict.kind !== 'shown') return check;
  const { outcome, figures, grade } = verdict;
  if (outcome === 'pending') return { text: t('pending'), badge: { icon: 'hourglass' }, state: '' };
  const failed = outcome === 'failed';
  const tone = verdict.tone ?? (failed ? 'danger' : 'success');
  const percent = figures && formats.percent(figures.percent / 100);
  const text = figures?.points
    ? t('score', {
        percent: percent ?? '',
        score: formats.number(figures.points.score),
        max: formats.number(figures.points.max),
      })
    : percent;
  let badge: CardBadge = failed ? { icon: 'check' } : check.badge;
  if (outcome === 'grading') badge = { icon: 'hourglass' };
  if (failed && percent) badge = { percent, tone };
  if (grade !== null) badge = { grade, tone };
  return {
    text: text ?? imported,
    badge,
    state: grade !== null ? t('grade', { grade }) : '',
  };
}
