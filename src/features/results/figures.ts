import type { AttemptVerdict } from '../../domain/results/attemptVerdict.ts';
import { verdictWords } from './verdictWords.ts';
import type { ResultsWords } from './ResultsWords.ts';

/** The tone of a result; `pending` and `hidden` have no score to show. */
export type ResultTone = 'success' | 'accent' | 'danger' | 'pending' | 'hidden';

/** One result in words and figures. Null values are not known, or not shown. */
export interface Figures {
  /** The outcome in words; for a hidden result, the reason why it is hidden. */
  readonly outcome: string;
  readonly tone: ResultTone;
  readonly grade: string | null;
  readonly percent: string | null;
  readonly points: string | null;
}

function toneOf(verdict: AttemptVerdict): ResultTone {
  if (verdict.kind === 'hidden') return 'hidden';
  if (verdict.kind === 'unscored') return 'success';
  if (verdict.kind !== 'shown' || verdict.outcome === 'pending' || verdict.outcome === 'grading') return 'pending';
  return verdict.tone ?? (verdict.outcome === 'failed' ? 'danger' : 'success');
}

/** The result that its learner may see, in the words and figures of the course's page (RESULT-2, SCORE-2). */
export function figuresOf(verdict: AttemptVerdict, { t, formats, now }: ResultsWords): Figures {
  const words = verdictWords(verdict);
  const shown = verdict.kind === 'shown' ? verdict : null;
  const figures = shown?.figures ?? null;
  return {
    outcome: words.key === 'gradeOn' ? t('gradeOn', { date: formats.moment(words.at, now) }) : t(words.key),
    tone: toneOf(verdict),
    grade: shown?.grade ?? null,
    percent: figures && formats.percent(figures.percent / 100),
    points: figures?.points
      ? t('pointsOf', { score: formats.number(figures.points.score), max: formats.number(figures.points.max) })
      : null,
  };
}
