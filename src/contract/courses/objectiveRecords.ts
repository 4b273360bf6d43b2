import { fallback, nullish, pipe, string, transform } from 'valibot';
import type { Attempt } from '../../domain/results/attempt.ts';
import { readCall } from '../wire/call.ts';
import { objectiveRecord, objectiveWorkflow } from './courseShapes.ts';
import { decode, decodePage } from '../wire/decode.ts';
import type { LoadOptions } from '../wire/loadOptions.ts';
import { object } from '../wire/object.ts';

const named = fallback(nullish(object({ id: string() }), null), null);

/** A record. It may name its course and its run, so that each attempt is judged by its own run (GRADE-5). Neither is required. */
const attempt = pipe(
  object({
    ...objectiveRecord.entries,
    objective: named,
    objectiveWorkflowAggregate: named,
    objectiveWorkflow: nullish(objectiveWorkflow),
  }),
  transform(({ objective, objectiveWorkflowAggregate, objectiveWorkflow: workflow, ...rest }): Attempt => ({
    ...rest,
    objectiveId: objective?.id ?? null,
    aggregateId: objectiveWorkflowAggregate?.id ?? null,
    workflow,
  })),
);

/** All results of a learner in a course, the newest first (CALL-19, RECORD-1). A bare list and a page are both read. */
export const attemptsOf = readCall({
  name: 'objectiveRecords.ofAggregate',
  base: 'lms',
  path: 'objective-workflow-aggregates/{id}/objective-records',
  read: (body) =>
    decodePage<Attempt>('objectiveRecords.ofAggregate', attempt, Array.isArray(body) ? { data: body } : body),
  _input: {} as { readonly params: { readonly id: string } },
});

/**
 * A learner's results over all courses (CALL-35), the newest first by default. Score, grade and passed may be hidden, so no filter may use
 * these fields.
 */
export const objectiveRecords = readCall({
  name: 'objectiveRecords.query',
  base: 'lms',
  path: 'objective-records/query',
  read: (body) => decodePage<Attempt>('objectiveRecords.query', attempt, body),
  _input: {} as { readonly query: LoadOptions },
});

/**
 * One result (CALL-35). 404 where it belongs to another learner, and before it is given.
 * @unused results are read as a list, that of a course
 */
export const objectiveRecordOf = readCall({
  name: 'objectiveRecord.get',
  base: 'lms',
  path: 'objective-records/{id}',
  read: (body): Attempt => decode('objectiveRecord.get', attempt, body),
  _input: {} as { readonly params: { readonly id: string } },
});
