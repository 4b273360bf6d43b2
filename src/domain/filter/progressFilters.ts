import type { FilterExpression } from './filter.ts';
import { workflowStates } from '../course/states.ts';

const state = 'objectiveWorkflowAggregate.lastObjectiveWorkflow.state';
const workflow = 'objectiveWorkflowAggregate.lastObjectiveWorkflow.id';
const record = 'objectiveWorkflowAggregate.lastObjectiveRecord.id';

/** Values of the progress filter. */
export type CourseProgress = 'notStarted' | 'inProgress' | 'completed';

/**
 * The filters of `objectiveAccesses.query` for the values of the progress filter, taken literally (FILTER-3 to FILTER-5): none of them
 * finds a submitted or graded course.
 */
export const progressFilters: Readonly<Record<CourseProgress, FilterExpression>> = {
  notStarted: [[workflow, '=', null], 'and', [record, '=', null]],
  inProgress: [state, 'in', [workflowStates.inProgress, workflowStates.inGrading, workflowStates.gradingApproved]],
  completed: [[state, '=', workflowStates.finished], 'or', [[workflow, '=', null], 'and', [record, '<>', null]]],
};
