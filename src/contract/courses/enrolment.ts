import { pipe, string, transform } from 'valibot';
import { command, readCall } from '../wire/call.ts';
import { flag } from '../wire/fields.ts';
import { decode, decodePage } from '../wire/decode.ts';
import type { LoadOptions } from '../wire/loadOptions.ts';
import { object } from '../wire/object.ts';

const created = object({ id: string() });
const aggregate = pipe(
  object({ id: string(), userId: string(), isSelfEnrolled: flag, objective: object({ id: string(), name: string() }) }),
  transform(({ objective, ...rest }) => ({ ...rest, objectiveId: objective.id, objectiveName: objective.name })),
);

/** Enrols the learner in a course that is open to them (CALL-44). `id` names the command. Enrolling again changes nothing (ENROL-5). */
export const createSelfEnrollment = command({
  name: 'selfEnrollment.create',
  base: 'lms',
  path: 'create-self-enrollments',
  prefer: 'respond-sync',
  idempotency: 'client-id',
  offline: 'confirm',
  read: () => null,
  _input: {} as { readonly body: { readonly id: string; readonly objectiveAccessId: string } },
});

/** Gives the learner access to a course, by its assignment, that they saw only in the open catalog (CALL-45). `id` names the command. */
export const createObjectiveAccess = command({
  name: 'objectiveAccess.create',
  base: 'lms',
  path: 'create-objective-accesses',
  idempotency: 'client-id',
  offline: 'confirm',
  read: (body) => decode('objectiveAccess.create', created, body),
  _input: {} as { readonly body: { readonly id: string; readonly objectiveAccessId: string } },
});

/** Aggregates of the courses that the learner is enrolled in. An enrolment waits until its course is among them (CALL-21, ENROL-3). */
export const aggregates = readCall({
  name: 'objectiveWorkflowAggregates.query',
  base: 'lms',
  path: 'objective-workflow-aggregates/query',
  read: (body) => decodePage('objectiveWorkflowAggregates.query', aggregate, body),
  _input: {} as { readonly query: LoadOptions },
});
