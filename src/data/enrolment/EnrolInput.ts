import type { ObjectiveAccess } from '../../domain/course/course.ts';
import { enrolmentStanding } from '../../domain/course/enrolmentStanding.ts';

/** The input of an enrolment. */
export interface EnrolInput {
  readonly objectiveId: string;
  readonly userId: string;
  /** The assignment by which the learner enrols. */
  readonly objectiveAccessId: string | null;
  /** The learner's aggregate of the course; null where they have no access yet, so that an access is made first (CALL-45). */
  readonly aggregateId: string | null;
  /** Nothing is created for a learner who is enrolled already (ENROL-5). */
  readonly enrolled: boolean;
}

/** The enrolment of a learner who has access to the course. */
export const enrolInput = (access: ObjectiveAccess): EnrolInput => ({
  objectiveId: access.objective.id,
  userId: access.userId,
  objectiveAccessId: access.objectiveAccessId,
  aggregateId: access.aggregate.id,
  enrolled: enrolmentStanding(access) === 'enrolled',
});
