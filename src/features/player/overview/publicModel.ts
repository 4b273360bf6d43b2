import type { EnrolFlow } from '../../../data/enrolment/EnrolFlow.ts';
import { availability } from '../../../domain/course/availability.ts';
import { courseState } from '../../../domain/course/courseState.ts';
import { coverIndex, type CoverIndex } from '../../../web/coverIndex.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import type { PublicObjective } from '../../../domain/course/publicObjective.ts';
import { cutText } from './cutText.ts';
import type { Fact } from './Fact.ts';
import { blockReasonText } from './blockReasonText.ts';
import type { OverviewModel } from './overviewModel.ts';
import { windowFacts } from './windowFacts.ts';
import type { Words } from '../base/Words.ts';

/** All facts of a course that a visitor sees (DATA-24, PUB-5), ready to be drawn. */
export interface PublicModel extends Pick<OverviewModel, 'description' | 'blockReason'> {
  readonly cover: CoverIndex & { readonly dimmed: boolean };
  readonly facts: readonly Fact[];
  /**
   * The actions after signing in (ROUTE-31, ENROL-16): enrolling, and starting if the course can be started at once.
   */
  readonly flows: readonly EnrolFlow[];
}

const nobody = {
  retake: false,
  aggregate: {
    id: '',
    isSelfEnrolled: false,
    lastObjectiveWorkflow: null,
    lastObjectiveRecord: null,
    lastActivityWorkflow: null,
  },
};

const unready = { draft: { code: 'comingSoon' }, archived: { code: 'notAvailable' } } as const;

/**
 * A course of the open catalog. The visitor's progress is unknown (ENROL-9), so the course counts as not begun.
 * @param at place in the list from which the course was opened (CARD-2)
 */
export function publicModel(
  course: PublicObjective,
  moment: Moment,
  words: Words,
  at: number | null = null,
): PublicModel {
  const { id, description, activity, state, availabilityDate, availabilityEndDate, objectiveAccessId } = course;
  const { t, formats } = words;
  const standing = courseState({ state, activity: { state } });
  const window = availability({ availabilityDate, availabilityEndDate, ...nobody }, moment);
  const closedNow = window.code === 'open' ? null : window;
  const blockReason = standing === 'ready' ? closedNow : unready[standing];
  const enrollable =
    objectiveAccessId !== null && blockReason?.code !== 'notAvailable' && blockReason?.code !== 'after';
  return {
    cover: { ...coverIndex(id, at), dimmed: standing !== 'ready' },
    description: description ? { whole: description, cut: cutText(description) } : null,
    blockReason: blockReason && blockReasonText(blockReason, words),
    facts: [
      ...windowFacts({ availabilityDate, availabilityEndDate }, moment, words),
      ...(activity?.duration ? [{ name: t('duration'), value: formats.duration(activity.duration) }] : []),
    ],
    flows: enrollable ? ['addToMyCourses', ...(blockReason ? [] : (['startTheCourse'] as const))] : [],
  };
}
