import type { FilterExpression } from './filter.ts';
import { workflowStates } from '../course/states.ts';

const state = 'objectiveWorkflowAggregate.lastObjectiveWorkflow.state';
const workflow = 'objectiveWorkflowAggregate.lastObjectiveWorkflow.id';
const record = 'objectiveWorkflowAggregate.lastObjectiveRecord.id';

/** Values of the progress filter. */
export type CourseProgress = 'notStarted' | 'inProgress' | 'completed';

/**
 * What the values of the progress filter find, literally (FILTER-3 to FILTER-5): a submitted or graded course is found by none.
 * Filters of `objectiveAccesses.query`.
 */
export const progressFilters: Readonly<Record<CourseProgress, FilterExpression>> = {
  notStarted: [[workflow, '=', null], 'and', [record, '=', null]],
  inProgress: [state, 'in', [workflowStates.inProgress, workflowStates.inGrading, workflowStates.gradingApproved]],
  completed: [[state, '=', workflowStates.finished], 'or', [[workflow, '=', null], 'and', [record, '<>', null]]],
};
