import { objectiveAccessOf } from '../../contract/courses/objectiveAccesses.ts';
import { publicObjectiveOf } from '../../contract/courses/openCatalog.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import { enrolmentStanding } from '../../domain/course/enrolmentStanding.ts';
import { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { enrolInput, type EnrolInput } from './EnrolInput.ts';

/** A course that somebody came to enrol in. */
export interface CourseToEnrol {
  readonly name: string;
  readonly input: EnrolInput;
  /** Null for a learner who has no access to the course, and sees it only in the open catalog. */
  readonly access: ObjectiveAccess | null;
}

/**
 * Finds a course by its id: among those the learner has access to, else in the open catalog.
 * @throws LecternError `not_found` and the like where it is in neither
 */
export async function courseToEnrol(port: RuntimePort, objectiveId: string): Promise<CourseToEnrol> {
  const user = await port.session.user();
  const own = await port.send(objectiveAccessOf, { params: { objectiveId } }).catch((error: LecternError) => {
    if (error.code !== 'not_found' && error.code !== 'forbidden') throw error;
    return error;
  });
  const access = own instanceof Error ? null : own;
  if (access && enrolmentStanding(access) !== 'neither')
    return { name: access.objective.name, input: { ...enrolInput(access), userId: user.id }, access };
  // A course that is not offered to this person may be open to everybody.
  const course = await port.send(publicObjectiveOf, { params: { id: objectiveId } });
  // Without an assignment only an administrator can give access.
  if (course.objectiveAccessId === null)
    throw own instanceof Error
      ? own
      : new LecternError('not_found', 'the course is not offered', { call: publicObjectiveOf.name });
  return {
    name: course.name,
    input: {
      objectiveId,
      userId: user.id,
      objectiveAccessId: course.objectiveAccessId,
      aggregateId: null,
      enrolled: false,
    },
    access,
  };
}
