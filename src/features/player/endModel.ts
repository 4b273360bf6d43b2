import type { ObjectiveAccess } from '../../domain/course.ts';
import { courseActions, type CourseAction } from '../../domain/courseActions.ts';
import type { Moment } from '../../domain/moment.ts';
import type { DueStep } from '../../domain/nextSteps.ts';
import { verdictNow, verdictOf, type Verdict } from './overviewModel.ts';
import type { Words } from './Words.ts';

/** How a course has ended for its learner. `done`: nothing is scored, or the result is not shown. */
export type Ending = 'achieved' | 'failed' | 'grading' | 'done';

/** The page at the end of a course (END-1 to END-3), ready to be drawn. */
export interface EndModel {
  readonly ending: Ending;
  readonly title: string;
  readonly text: string | null;
  /** The result as it may be seen; null where there is none to show. */
  readonly result: Verdict | null;
  /** What can be done now; the first is the main one, where there is any. */
  readonly actions: readonly CourseAction[];
  /** The course that is due next. */
  readonly next: { readonly step: DueStep; readonly due: string } | null;
}

const titles = { achieved: 'end.achieved', failed: 'end.failed', grading: 'grading', done: 'finished' } as const;
const texts = { achieved: 'finished', failed: 'endText.failed', grading: 'endText.grading' } as const;
const offered: readonly CourseAction[] = ['review', 'start', 'startAgain'];

/** @param due what is due elsewhere, the soonest first (NEXT-6) */
export function endModel(access: ObjectiveAccess, moment: Moment, words: Words, due: readonly DueStep[] = []): EndModel {
  const { t, formats, now } = words;
  const ending = endingOf(access, moment);
  const verdict = verdictOf(access, moment, words);
  const { actions } = courseActions(access, moment);
  const able = offered.filter((action) => actions.includes(action));
  const next = due.find(({ objectiveId }) => objectiveId !== access.objective.id);
  return {
    ending,
    title: t(titles[ending]),
    text: ending === 'done' ? (verdict?.text ?? null) : t(texts[ending]),
    result: ending === 'achieved' || ending === 'failed' ? verdict : null,
    // To try again is what a failed course calls for; else to look back.
    actions: ending === 'failed' ? [...able].reverse() : able,
    next: next ? { step: next, due: t(next.at < now ? 'wasDueOn' : 'dueOn', { date: formats.day(next.at, now) }) } : null,
  };
}

function endingOf(access: ObjectiveAccess, moment: Moment): Ending {
  const verdict = verdictNow(access, moment);
  if (verdict?.kind === 'grading' || (verdict?.kind === 'shown' && (verdict.outcome === 'pending' || verdict.outcome === 'grading'))) return 'grading';
  if (verdict?.kind !== 'shown') return 'done';
  return verdict.outcome === 'passed' ? 'achieved' : verdict.outcome === 'failed' ? 'failed' : 'done';
}
