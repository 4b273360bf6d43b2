import type { FilterExpression } from '../filter/filter.ts';
import { objectiveStates } from './states.ts';

const archived = objectiveStates.archived;
const notArchived = [
  ['objective.state', '<>', archived],
  'and',
  ['objective.activity.state', '<>', archived],
] as const satisfies FilterExpression;
const workflow = 'objectiveWorkflowAggregate.lastObjectiveWorkflow.id';
const record = 'objectiveWorkflowAggregate.lastObjectiveRecord.id';

/**
 * Enrolled: self-enrolled, mandatory, or with a workflow or a record; archived courses too. A filter of
 * `objectiveAccesses.query`.
 */
export const enrolmentFilter: FilterExpression = [
  ['objectiveWorkflowAggregate.isSelfEnrolled', '=', true],
  'or',
  ['isMandatory', '=', true],
  'or',
  [workflow, '<>', null],
  'or',
  [record, '<>', null],
];

/** Enrolled: not archived, and self-enrolled, mandatory, or with a workflow or a record (LIST-3). A filter of `objectiveAccesses.query`. */
export const enrolledFilter: FilterExpression = [notArchived, 'and', enrolmentFilter];

/**
 * Catalog: listed there, not archived, not self-enrolled, without workflow and record (LIST-4). A filter of
 * `objectiveAccesses.query`.
 */
export const catalogFilter: FilterExpression = [
  notArchived,
  'and',
  ['showInCatalog', '=', true],
  'and',
  ['objectiveWorkflowAggregate.isSelfEnrolled', '=', false],
  'and',
  [workflow, '=', null],
  'and',
  [record, '=', null],
];
