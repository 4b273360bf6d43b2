import type { Attempt } from '../../domain/attempt.ts';
import { attemptsInOrder, type NumberedAttempt } from '../../domain/attemptsInOrder.ts';
import { attemptVerdict, type AttemptVerdict } from '../../domain/attemptVerdict.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import type { GradingScale } from '../../domain/gradingScale.ts';
import type { Moment } from '../../domain/moment.ts';
import { runReviewAllowed } from '../../domain/reviewAllowed.ts';
import type { ScoreTone } from '../../domain/scoreTone.ts';
import type { Route } from '../../routes/route.ts';
import { attemptOutcome } from './attemptOutcome.ts';
import type { ChartPoint } from './chartModel.ts';
import { lackText } from './lackText.ts';
import { hasContent } from './screen.ts';
import type { Words } from './Words.ts';

/** One line of the table of results, in words. What is null is not known, or not said. */
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
  /** Where the attempt is looked back at; null where it may not be (REVIEW-1, RECORD-9). */
  readonly review: Route | null;
}

/** The results of a course, ready to be drawn. */
export interface ResultsModel {
  readonly count: string;
  /** Newest first. */
  readonly rows: readonly AttemptRow[];
  /** Columns of which at least one line has something. */
  readonly columns: { readonly submitted: boolean; readonly score: boolean; readonly points: boolean; readonly grade: boolean; readonly review: boolean };
  readonly chart: { readonly points: readonly ChartPoint[]; readonly passing: number | null; readonly label: string } | null;
}

/** More than these do not fit side by side; the table has them all. */
const drawn = 12;

/** The table and the chart of a course's results (RECORD-1 to RECORD-6); null where there are none. */
export function resultsModel(access: ObjectiveAccess, records: readonly Attempt[], scale: GradingScale | null, moment: Moment, words: Words): ResultsModel | null {
  const judged = attemptsInOrder(records, access.aggregate.lastObjectiveWorkflow).map((attempt) => ({ attempt, verdict: attemptVerdict(attempt.record, attempt.run, access, scale, moment) }));
  if (judged.length === 0) return null;
  const { t } = words;
  const passedOnce = judged.some(({ verdict }) => verdict.kind === 'shown' && verdict.outcome === 'passed');
  const newest = judged.find(({ attempt }) => attempt.record !== null);
  const rows = judged.map((one) => ({ ...rowOf(one.attempt, one.verdict, !passedOnce && one === newest ? scale : null, words), review: reviewOf(access, one.attempt, moment) }));
  const any = (column: 'submitted' | 'percent' | 'points' | 'grade') => rows.some((row) => row[column] !== null);
  const points = judged.flatMap(({ attempt, verdict }) => pointOf(attempt, verdict, words)).slice(0, drawn).reverse();
  return {
    count: t('attempts', { count: rows.length }),
    rows,
    columns: { submitted: any('submitted'), score: any('percent'), points: any('points'), grade: any('grade'), review: rows.some(({ review }) => review !== null) },
    chart: points.length < 2 ? null : {
      points,
      passing: scale?.normalizedPassingScore ?? null,
      label: t('chartLabel', { scores: points.map(({ percent }) => percent).join(' – ') }),
    },
  };
}

function rowOf({ number, current, record, run }: NumberedAttempt, verdict: AttemptVerdict, scale: GradingScale | null, words: Words): Omit<AttemptRow, 'review'> {
  const { t, formats, now } = words;
  const shown = verdict.kind === 'shown' ? verdict : null;
  const figures = shown?.figures ?? null;
  const finished = run ? (run.finished ?? (run.state === 'inProgress' ? null : record?.finished)) : record?.finished;
  return {
    id: record?.id ?? run?.id ?? '',
    number: formats.number(number),
    current,
    imported: run === null,
    submitted: run?.submitted == null ? null : formats.moment(run.submitted, now),
    finished: finished == null ? null : formats.day(finished, now),
    percent: figures && formats.percent(figures.percent / 100),
    points: figures?.points ? t('pointsOf', { score: formats.number(figures.points.score), max: formats.number(figures.points.max) }) : null,
    grade: shown?.grade ?? null,
    tone: shown?.outcome === 'pending' ? 'pending' : (shown?.tone ?? 'pending'),
    outcome: attemptOutcome(verdict, words),
    lack: shown && record ? lackText(record, scale, words) : null,
  };
}

function reviewOf(access: ObjectiveAccess, { record, run }: NumberedAttempt, moment: Moment): Route | null {
  if (!run || !hasContent(access) || !runReviewAllowed(access, run, record, moment)) return null;
  const last = access.aggregate.lastObjectiveWorkflow?.id === run.id;
  return { name: 'course', objectiveId: access.objective.id, aggregateId: null, review: true, ...(last ? {} : { query: `attempt=${encodeURIComponent(run.id)}` }) };
}

function pointOf({ number, current, record, run }: NumberedAttempt, verdict: AttemptVerdict, { formats, now }: Words): readonly ChartPoint[] {
  if (verdict.kind !== 'shown' || !verdict.figures || !record) return [];
  const at = run?.submitted ?? run?.finished ?? record.finished;
  const { percent } = verdict.figures;
  return [{ number, current, share: percent / 100, tone: verdict.tone ?? 'accent', score: formats.number(percent), percent: formats.percent(percent / 100), day: at === null ? null : formats.day(at, now) }];
}
