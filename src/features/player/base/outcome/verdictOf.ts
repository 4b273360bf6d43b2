import type { ObjectiveAccess } from '../../../../domain/course/course.ts';
import type { ScoreTone } from '../../../../domain/results/scoreTone.ts';
import { recordNow, verdictNow } from '../../../../domain/results/verdictNow.ts';
import type { Moment } from '../../../../domain/time/moment.ts';
import type { Words } from '../Words.ts';
import { attemptOutcome } from './attemptOutcome.ts';
import { lackText } from './lackText.ts';

/** The learner's state in a course, in words. */
export interface Verdict {
  readonly title: string;
  readonly text: string | null;
  /** The requirement that is still missing in order to pass. */
  readonly lack: string | null;
  readonly grade: string | null;
  readonly tone: ScoreTone | 'pending';
  readonly icon: 'done' | 'waiting' | null;
}

/** The learner's state in a course; null if there is no run to report. */
export function verdictOf(access: ObjectiveAccess, moment: Moment, words: Words): Verdict | null {
  const { t, formats, now } = words;
  const verdict = verdictNow(access, moment);
  if (!verdict) return null;
  const { lastObjectiveWorkflow: run, lastObjectiveRecord: last } = access.aggregate;
  const blank = { text: null, lack: null, grade: null, tone: 'pending', icon: null } as const;
  const started = run?.started ?? null;
  if (verdict.kind === 'inProgress')
    return {
      ...blank,
      title: t('inProgress'),
      text: started === null ? null : t('startedOn', { date: formats.day(started, now) }),
    };
  const submitted = run?.submitted ?? null;
  if (verdict.kind === 'grading')
    return {
      ...blank,
      title: t('grading'),
      text: submitted === null ? null : t('submittedOn', { date: formats.day(submitted, now) }),
      icon: 'waiting',
    };
  const at = run?.finished ?? last?.finished ?? null;
  const done = {
    ...blank,
    title: at === null ? t('completed') : t('completedOn', { date: formats.day(at, now) }),
    tone: 'success',
    icon: 'done',
  } as const;
  if (verdict.kind === 'hidden') return { ...done, text: attemptOutcome(verdict, words) };
  if (verdict.kind !== 'shown') return done;
  const { figures, outcome, grade } = verdict;
  if (!figures && grade === null && outcome === 'completed') return done;
  const percent = figures && formats.percent(figures.percent / 100);
  const record = recordNow(access);
  const waits = outcome === 'pending' || outcome === 'grading';
  return {
    title: attemptOutcome(verdict, words),
    text: figures?.points
      ? t('score', {
          percent: percent ?? '',
          score: formats.number(figures.points.score),
          max: formats.number(figures.points.max),
        })
      : percent,
    lack: record && lackText(record, access.objective.gradingScale, words),
    grade: grade ?? percent,
    tone: waits ? 'pending' : (verdict.tone ?? 'pending'),
    icon: waits && !figures && grade === null ? 'waiting' : null,
  };
}
