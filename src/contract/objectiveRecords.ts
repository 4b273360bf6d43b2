import { nullish, object, pipe, string, transform } from 'valibot';
import type { Attempt } from '../domain/attempt.ts';
import { readCall } from './call.ts';
import { objectiveRecord, objectiveWorkflow } from './courseShapes.ts';
import { decode, decodePage } from './decode.ts';
import type { LoadOptions } from './loadOptions.ts';

const ofAggregate = object({ id: string() });

/** A record that tells its run, so that each attempt is judged by its own (GRADE-5). @assumed */
const attempt = pipe(
  object({ ...objectiveRecord.entries, objective: ofAggregate, objectiveWorkflowAggregate: ofAggregate, objectiveWorkflow: nullish(objectiveWorkflow, null) }),
  transform(({ objective, objectiveWorkflowAggregate, objectiveWorkflow: workflow, ...rest }): Attempt => ({ ...rest, objectiveId: objective.id, aggregateId: objectiveWorkflowAggregate.id, workflow })),
);

/** All results of a learner in a course, the newest first (CALL-19, RECORD-1). A bare list and a page are both read. */
export const attemptsOf = readCall({
  name: 'objectiveRecords.ofAggregate',
  base: 'lms',
  path: 'objective-workflow-aggregates/{id}/objective-records',
  read: (body) => decodePage<Attempt>('objectiveRecords.ofAggregate', attempt, Array.isArray(body) ? { data: body } : body),
  _input: {} as { readonly params: { readonly id: string } },
});

/** A learner's results over all courses (CALL-35), the newest first where nothing else is asked for. Not to be filtered by what may be hidden: score, grade, passed. */
export const objectiveRecords = readCall({
  name: 'objectiveRecords.query',
  base: 'lms',
  path: 'objective-records/query',
  read: (body) => decodePage<Attempt>('objectiveRecords.query', attempt, body),
  _input: {} as { readonly query: LoadOptions },
});

/** One result (CALL-35). 404 where it is not the learner's, and before it is given. */
export const objectiveRecordOf = readCall({
  name: 'objectiveRecord.get',
  base: 'lms',
  path: 'objective-records/{id}',
  read: (body): Attempt => decode('objectiveRecord.get', attempt, body),
  _input: {} as { readonly params: { readonly id: string } },
});
