import type { ObjectiveAccess } from '../../domain/course.ts';
import { gradeFor } from '../../domain/gradeFor.ts';
import { gradeVisibility } from '../../domain/gradeVisibility.ts';
import type { Moment } from '../../domain/moment.ts';
import { scoreFigures } from '../../domain/scoreFigures.ts';
import { isPendingReview, scoreTone } from '../../domain/scoreTone.ts';
import type { CardSlip, Say } from './CardView.ts';

/** How a completed course went. */
export interface Result {
  /** Line under the title; null leaves that line to the course's size. */
  readonly text: string | null;
  readonly slip: CardSlip;
  /** The slip in words. */
  readonly state: string;
}

/** Grade and score of a completed course, as far as its learner may see them (CARD-5, GRADE-1 to GRADE-6, SCORE-1 to SCORE-3). */
export function resultOf(access: ObjectiveAccess, moment: Moment, { t, formats }: Say): Result {
  const { lastObjectiveWorkflow: workflow, lastObjectiveRecord: last } = access.aggregate;
  // A record of an earlier run says nothing of this one (GRADE-5).
  const record = workflow?.objectiveRecordId && workflow.objectiveRecordId !== last?.id ? null : last;
  const imported = workflow ? null : t('imported');
  const check: Result = { text: imported, slip: { icon: 'check', tone: 'success' }, state: '' };
  if (!record) return check;
  const visibility = gradeVisibility(access, workflow?.state ?? null, moment);
  if (!visibility.visible) {
    const day = visibility.reason === 'beforeDate' ? visibility.at : null;
    return { ...check, text: imported ?? (day === null ? null : t('gradeOn', { date: formats.day(day, moment.now) })) };
  }
  const figures = scoreFigures(record);
  const pending = figures === null && record.grade === null && isPendingReview(record) && workflow !== null && access.objective.gradingScaleId !== null;
  if (pending) return { text: t('pending'), slip: { icon: 'hourglass' }, state: '' };
  const scale = access.objective.gradingScale;
  const grade = record.grade ?? (scale && record.normalizedScore !== null ? (gradeFor(scale, record.normalizedScore)?.name ?? null) : null);
  const tone = scoreTone(record) ?? (record.passed === false ? 'danger' : 'success');
  const percent = figures && formats.percent(figures.percent / 100);
  const text = figures?.points ? t('score', { percent: percent ?? '', score: formats.number(figures.points.score), max: formats.number(figures.points.max) }) : percent;
  return {
    text: text ?? imported,
    slip: grade !== null ? { grade, tone } : record.passed === false && percent ? { percent, tone } : { icon: 'check', tone: record.passed === false ? undefined : 'success' },
    state: grade !== null ? t('grade', { grade }) : '',
  };
}
