import type { ObjectiveAccess } from './course.ts';
import { courseState } from './courseState.ts';

/**
 * A learner's relation to a course that they have access to. `enrolled`: self-enrolled, mandatory, or with a workflow or a record (LIST-3,
 * whatever the course's state). `choosable`: it is in their catalog (LIST-4). `neither`: they have access, but it is not offered.
 */
export type EnrolmentStanding = 'enrolled' | 'choosable' | 'neither';

/** @see EnrolmentStanding */
export function enrolmentStanding({
  aggregate,
  isMandatory,
  showInCatalog,
  objective,
}: Pick<ObjectiveAccess, 'aggregate' | 'isMandatory' | 'showInCatalog' | 'objective'>): EnrolmentStanding {
  if (aggregate.isSelfEnrolled || isMandatory || aggregate.lastObjectiveWorkflow || aggregate.lastObjectiveRecord)
    return 'enrolled';
  return showInCatalog && courseState(objective) !== 'archived' ? 'choosable' : 'neither';
}
