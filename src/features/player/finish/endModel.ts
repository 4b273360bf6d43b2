import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { courseActions, type CourseAction } from '../../../domain/course/courseActions.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import type { DueStep } from '../../../domain/course/nextSteps.ts';
import { verdictNow } from '../../../domain/results/verdictNow.ts';
import { verdictOf, type Verdict } from '../base/outcome/verdictOf.ts';
import type { FinishWords } from './FinishWords.ts';

/** The result at the end of a course. `done`: nothing is scored, or the result is not shown. */
export type CourseResult = 'achieved' | 'failed' | 'grading' | 'done';

/** The page at the end of a course (END-1 to END-3), ready to be drawn. */
export interface EndModel {
  readonly ending: CourseResult;
  readonly title: string;
  readonly text: string | null;
  /** The result that the learner may see; null if there is none to show. */
  readonly result: Verdict | null;
  /** The actions that are available now; the first one, if any, is the main action. */
  readonly actions: readonly CourseAction[];
  /** The course that is due next. */
  readonly next: { readonly step: DueStep; readonly due: string } | null;
}

const offered: readonly CourseAction[] = ['review', 'start', 'startAgain'];

/** @param due the due dates of other courses, the soonest first (NEXT-6) */
export function endModel(
  access: ObjectiveAccess,
  moment: Moment,
  words: FinishWords,
  due: readonly DueStep[] = [],
): EndModel {
  const { t, finish, formats, now } = words;
  const titles = {
    achieved: finish('end.achieved'),
    failed: finish('end.failed'),
    grading: t('grading'),
    done: t('finished'),
  };
  const texts = { achieved: t('finished'), failed: finish('endText.failed'), grading: finish('endText.grading') };
  const ending = endingOf(access, moment);
  const verdict = verdictOf(access, moment, words);
  const { actions } = courseActions(access, moment);
  const able = offered.filter((action) => actions.includes(action));
  const next = due.find(({ objectiveId }) => objectiveId !== access.objective.id);
  return {
    ending,
    title: titles[ending],
    text: ending === 'done' ? (verdict?.text ?? null) : texts[ending],
    result: ending === 'achieved' || ending === 'failed' ? verdict : null,
    // After a failed course, trying again comes first; otherwise reviewing.
    actions: ending === 'failed' ? [...able].reverse() : able,
    next: next
      ? { step: next, due: t(next.at < now ? 'wasDueOn' : 'dueOn', { date: formats.day(next.at, now) }) }
      : null,
  };
}

function endingOf(access: ObjectiveAccess, moment: Moment): CourseResult {
  const verdict = verdictNow(access, moment);
  if (
    verdict?.kind === 'grading' ||
    (verdict?.kind === 'shown' && (verdict.outcome === 'pending' || verdict.outcome === 'grading'))
  )
    return 'grading';
  if (verdict?.kind !== 'shown') return 'done';
  if (verdict.outcome === 'passed') return 'achieved';
  return verdict.outcome === 'failed' ? 'failed' : 'done';
}
