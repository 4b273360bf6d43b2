import type { EnrolFlow } from '../../data/enrolment/EnrolFlow.ts';
import { availability } from '../../domain/availability.ts';
import { courseState } from '../../domain/courseState.ts';
import { coverIndex, type CoverIndex } from '../../domain/coverIndex.ts';
import type { Moment } from '../../domain/moment.ts';
import type { PublicObjective } from '../../domain/publicObjective.ts';
import { cutText } from './cutText.ts';
import type { Fact } from './Fact.ts';
import { hindranceOf } from './hindranceOf.ts';
import type { OverviewModel } from './overviewModel.ts';
import { windowFacts } from './windowFacts.ts';
import type { Words } from './Words.ts';

/** Everything a visitor is shown of a course (DATA-24, PUB-5), ready to be drawn. */
export interface PublicModel extends Pick<OverviewModel, 'description' | 'hindrance'> {
  readonly cover: CoverIndex & { readonly dimmed: boolean };
  readonly facts: readonly Fact[];
  /** What signing in leads to (ROUTE-31, ENROL-16): enrolling where one can, starting where that can be done at once. */
  readonly flows: readonly EnrolFlow[];
}

const nobody = { retake: false, aggregate: { id: '', isSelfEnrolled: false, lastObjectiveWorkflow: null, lastObjectiveRecord: null, lastActivityWorkflow: null } };

/** A course of the open catalog. What a visitor has done in it is not known (ENROL-9), so it is judged as one that nobody has begun. */
export function publicModel(course: PublicObjective, moment: Moment, words: Words): PublicModel {
  const { id, description, activity, state, availabilityDate, availabilityEndDate, objectiveAccessId } = course;
  const { t, formats } = words;
  const standing = courseState({ state, activity: { state } });
  const window = availability({ availabilityDate, availabilityEndDate, ...nobody }, moment);
  const hindrance = standing === 'ready' ? (window.code === 'open' ? null : window) : ({ code: standing === 'draft' ? 'comingSoon' : 'notAvailable' } as const);
  const enrollable = objectiveAccessId !== null && hindrance?.code !== 'notAvailable' && hindrance?.code !== 'after';
  return {
    cover: { ...coverIndex(id), dimmed: standing !== 'ready' },
    description: description ? { whole: description, cut: cutText(description) } : null,
    hindrance: hindrance && hindranceOf(hindrance, words),
    facts: [
      ...windowFacts({ availabilityDate, availabilityEndDate }, moment, words),
      ...(activity?.duration ? [{ name: t('duration'), value: formats.duration(activity.duration) }] : []),
    ],
    flows: enrollable ? ['addToMyCourses', ...(hindrance ? [] : (['startTheCourse'] as const))] : [],
  };
}
