import { workflowStates } from '../course/states.ts';
import type { FilterExpression } from '../filter/filter.ts';

const state = 'objectiveWorkflowAggregate.lastObjectiveWorkflow.state';
const record = 'objectiveWorkflowAggregate.lastObjectiveRecord.id';

/**
 * Courses with a result, or with work that is being graded, also archived ones (RESULT-1). A filter of `objectiveAccesses.query`.
 * @param keyword found in the name or the code (FILTER-14)
 */
export function resultFilter(keyword: string): FilterExpression {
  const { submitted, inGrading, graded, gradingApproved, finished } = workflowStates;
  const withResult: FilterExpression = [
    [record, '<>', null],
    'or',
    [state, 'in', [submitted, inGrading, graded, gradingApproved, finished]],
  ];
  const text = keyword.trim().toLowerCase();
  return text
    ? [withResult, 'and', [['objective.name', 'contains', text], 'or', ['objective.code', 'contains', text]]]
    : withResult;
}
