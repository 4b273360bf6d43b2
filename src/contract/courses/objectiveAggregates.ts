import { pipe, string, transform } from 'valibot';
import type { ObjectiveWorkflowAggregate } from '../../domain/course/workflow.ts';
import { readCall } from '../wire/call.ts';
import { objectiveWorkflowAggregate } from './courseShapes.ts';
import { decode } from '../wire/decode.ts';
import { object } from '../wire/object.ts';

/** A learner's aggregate of a course, with the id of the course. */
export interface AggregateOfObjective extends ObjectiveWorkflowAggregate {
  readonly objectiveId: string;
}

const aggregate = pipe(
  object({ ...objectiveWorkflowAggregate.entries, objective: object({ id: string() }) }),
  transform(({ objective, ...rest }): AggregateOfObjective => ({ ...rest, objectiveId: objective.id })),
);

/** The learner's aggregate of one course (CALL-20): the data that changes while the course is taken, without the course itself. */
export const aggregateOf = readCall({
  name: 'objectiveWorkflowAggregate.get',
  base: 'lms',
  path: 'objectives/{id}/objective-workflow-aggregate',
  read: (body) => decode('objectiveWorkflowAggregate.get', aggregate, body),
  _input: {} as { readonly params: { readonly id: string } },
});
