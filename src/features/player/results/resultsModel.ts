import type { Attempt } from '../../../domain/results/attempt.ts';
import { attemptDates } from '../../../domain/results/attemptDates.ts';
import type { NumberedAttempt } from '../../../domain/results/attemptsInOrder.ts';
import type { AttemptVerdict } from '../../../domain/results/attemptVerdict.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { GradingScale } from '../../../domain/results/gradingScale.ts';
import { judgedAttempts } from '../../../domain/results/judgedAttempts.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import { runReviewAllowed } from '../../../domain/results/reviewAllowed.ts';
import type { ScoreTone } from '../../../domain/results/scoreTone.ts';
import type { Route } from '../../../routes/route.ts';
import { attemptOutcome } from '../base/outcome/attemptOutcome.ts';
import type { ChartPoint } from '../../../ui/chart/chartModel.ts';
import { lackText } from '../base/outcome/lackText.ts';
import { hasContent } from '../base/screen.ts';
import type { Words } from '../base/Words.ts';

/** One line of the table of results, in words. Null values are not known, or not shown. */
export interface AttemptRow {
  readonly id: string;
  readonly number: string;
  readonly current: boolean;
  readonly imported: boolean;
  readonly submitted: string | null;
  readonly finished: string | null;
  readonly percent: string | null;
  readonly points: string | null;
  readonly grade: string | null;
  readonly tone: ScoreTone | 'pending';
  readonly outcome: string;
  /** What is still needed to pass. */
  readonly lack: string | null;
  /** The place to review the attempt; null if it may not be reviewed (REVIEW-1, RECORD-9). */
  readonly review: Route | null;
}

/** The results of a course, ready to be drawn. */
export interface ResultsModel {
  readonly count: string;
  /** Newest first. */
  readonly rows: readonly AttemptRow[];
  /** Columns with a value in at least one line. */
  readonly columns: {
    readonly submitted: boolean;
    readonly score: boolean;
    readonly points: boolean;
    readonly grade: boolean;
    readonly review: boolean;
  };
  readonly chart: {
    readonly points: readonly ChartPoint[];
    readonly passing: number | null;
    readonly label: string;
  } | null;
}

/** The most attempts that fit side by side in the chart; the table lists all of them. */
const drawn = 12;

/** The table and the chart of a course's results (RECORD-1 to RECORD-6); null where there are none. */
export function resultsModel(
  access: ObjectiveAccess,
  records: readonly Attempt[],
  moment: Moment,
  words: Words,
): ResultsModel | null {
  const scale = access.objective.gradingScale;
  const judged = judgedAttempts(access, records, moment);
  if (judged.length === 0) return null;
  const { t } = words;
  const passedOnce = judged.some(({ verdict }) => verdict.kind === 'shown' && verdict.outcome === 'passed');
  const newest = judged.find(({ record }) => record !== null);
  const rows = judged.map((one) => ({
    ...rowOf(one, one.verdict, !passedOnce && one === newest ? scale : null, words),
    review: reviewOf(access, one, moment),
  }));
  const any = (column: 'submitted' | 'percent' | 'points' | 'grade') => rows.some((row) => row[column] !== null);
  const points = judged
    .flatMap((one) => pointOf(one, one.verdict, words))
    .slice(0, drawn)
    .reverse();
  return {
    count: t('attempts', { count: rows.length }),
    rows,
    columns: {
      submitted: any('submitted'),
      score: any('percent'),
      points: any('points'),
      grade: any('grade'),
      review: rows.some(({ review }) => review !== null),
    },
    chart:
      points.length < 2
        ? null
        : {
            points,
            passing: scale?.normalizedPassingScore ?? null,
            label: t('chartLabel', { scores: points.map(({ percent }) => percent).join(' – ') }),
          },
  };
}

function rowOf(
  { number, current, record, run }: NumberedAttempt,
  verdict: AttemptVerdict,
  scale: GradingScale | null,
  words: Words,
): Omit<AttemptRow, 'review'> {
  const { t, formats, now } = words;
  const shown = verdict.kind === 'shown' ? verdict : null;
  const figures = shown?.figures ?? null;
  const { submitted, finished } = attemptDates({ record, run });
  return {
    id: record?.id ?? run?.id ?? '',
    number: formats.number(number),
    current,
    imported: run === null,
    submitted: submitted === null ? null : formats.moment(submitted, now),
    finished: finished === null ? null : formats.day(finished, now),
    percent: figures && formats.percent(figures.percent / 100),
    points: figures?.points
      ? t('pointsOf', { score: formats.number(figures.points.score), max: formats.number(figures.points.max) })
      : null,
    grade: shown?.grade ?? null,
    tone: shown?.outcome === 'pending' ? 'pending' : (shown?.tone ?? 'pending'),
    outcome: attemptOutcome(verdict, words),
    lack: shown && record ? lackText(record, scale, words) : null,
  };
}

function reviewOf(access: ObjectiveAccess, { record, run }: NumberedAttempt, moment: Moment): Route | null {
  if (!run || !hasContent(access) || !runReviewAllowed(access, run, record, moment)) return null;
  const last = access.aggregate.lastObjectiveWorkflow?.id === run.id;
  return {
    name: 'course',
    objectiveId: access.objective.id,
    aggregateId: null,
    review: true,
    ...(last ? {} : { query: `attempt=${encodeURIComponent(run.id)}` }),
  };
}

function pointOf(
  { number, current, record, run }: NumberedAttempt,
  verdict: AttemptVerdict,
  { formats, now }: Words,
): readonly ChartPoint[] {
  if (verdict.kind !== 'shown' || !verdict.figures || !record) return [];
  const { day } = attemptDates({ record, run });
  const { percent } = verdict.figures;
  return [
    {
      number,
      current,
      share: percent / 100,
      tone: verdict.tone ?? 'accent',
      score: formats.number(percent),
      percent: formats.percent(percent / 100),
      day: day === null ? null : formats.day(day, now),
    },
  ];
}
