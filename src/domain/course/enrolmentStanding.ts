import type { ObjectiveAccess } from './course.ts';
import { courseState } from './courseState.ts';

/**
 * How a learner stands to a course they have access to. `enrolled`: self-enrolled, mandatory, or with a workflow or a record
 * (LIST-3, whatever the course's state). `choosable`: it stands in their catalog (LIST-4). `neither`: it is there and not offered.
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
