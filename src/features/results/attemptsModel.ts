import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { Attempt } from '../../domain/results/attempt.ts';
import { attemptDates } from '../../domain/results/attemptDates.ts';
import { bestAttempt } from '../../domain/results/bestAttempt.ts';
import { everyAttempt } from '../../domain/results/everyAttempt.ts';
import type { JudgedAttempt } from '../../domain/results/judgedAttempts.ts';
import type { Instant } from '../../domain/time/instant.ts';
import type { Moment } from '../../domain/time/moment.ts';
import type { ChartPoint } from '../../ui/chart/chartModel.ts';
import { figuresOf, type Figures } from './figures.ts';
import type { ResultsWords } from './ResultsWords.ts';

/** One attempt, in words. */
export interface AttemptLine {
  readonly id: string;
  readonly number: string;
  readonly current: boolean;
  readonly best: boolean;
  readonly imported: boolean;
  readonly submitted: string | null;
  readonly finished: string | null;
  readonly figures: Figures;
}

/** The attempts of a course, ready to be drawn. */
export interface AttemptsModel {
  /** Newest first. */
  readonly lines: readonly AttemptLine[];
  readonly count: string;
  /** The best attempt, with its number; null if there are fewer than two attempts, or if none may be seen. */
  readonly best: AttemptLine | null;
  /** Whether the best attempt is also the newest result, so that one entry shows both. */
  readonly bestIsNewest: boolean;
  /** Columns with a value in at least one line. */
  readonly columns: Readonly<Record<'submitted' | 'finished' | 'percent' | 'points' | 'grade', boolean>>;
  readonly chart: {
    readonly points: readonly ChartPoint[];
    readonly passing: { readonly share: number; readonly name: string } | null;
    readonly label: string;
  } | null;
}

/** The most attempts that fit side by side in the chart; the table lists all of them. */
const drawn = 12;

/** The attempts of a course with the best of them (RESULT-3, RESULT-4). */
export function attemptsModel(
  access: ObjectiveAccess,
  attempts: readonly Attempt[],
  moment: Moment,
  words: ResultsWords,
): AttemptsModel {
  const judged = everyAttempt(access, attempts, moment);
  const { t, formats } = words;
  const best = judged.length > 1 ? bestAttempt(judged) : null;
  const lines = judged.map((one) => lineOf(one, one === best, words));
  const any = (name: 'percent' | 'points' | 'grade') => lines.some(({ figures }) => figures[name] !== null);
  const dated = (name: 'submitted' | 'finished') => lines.some((line) => line[name] !== null);
  const points = judged
    .flatMap((one) => pointOf(one, words))
    .slice(0, drawn)
    .reverse();
  const passing = access.objective.gradingScale?.normalizedPassingScore ?? null;
  return {
    lines,
    count: t('attempts', { count: lines.length }),
    best: lines.find((line) => line.best) ?? null,
    bestIsNewest: best !== null && best === judged.find(({ verdict }) => verdict.kind !== 'inProgress'),
    columns: {
      submitted: dated('submitted'),
      finished: dated('finished'),
      percent: any('percent'),
      points: any('points'),
      grade: any('grade'),
    },
    chart:
      points.length < 2
        ? null
        : {
            points,
            passing:
              passing === null ? null : { share: passing, name: t('passLine', { percent: formats.percent(passing) }) },
            label: t('chartLabel', { scores: points.map(({ percent }) => percent).join(' – ') }),
          },
  };
}

function lineOf(attempt: JudgedAttempt, best: boolean, words: ResultsWords): AttemptLine {
  const { record, run, current, number, verdict } = attempt;
  const { submitted, finished } = attemptDates(attempt);
  const day = (at: Instant | null) => (at === null ? null : words.formats.day(at, words.now));
  return {
    id: record?.id ?? run?.id ?? '',
    number: words.formats.number(number),
    current,
    best,
    imported: run === null,
    submitted: day(submitted),
    finished: day(finished),
    figures: figuresOf(verdict, words),
  };
}

function pointOf(attempt: JudgedAttempt, { formats, now }: ResultsWords): readonly ChartPoint[] {
  const { verdict, number, current } = attempt;
  if (verdict.kind !== 'shown' || !verdict.figures) return [];
  const { day } = attemptDates(attempt);
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
