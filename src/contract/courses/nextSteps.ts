import { array, fallback, nullish, pipe, string, transform } from 'valibot';
import type { NextSteps } from '../../domain/course/nextSteps.ts';
import { workflowStates } from '../../domain/course/states.ts';
import { readCall, type CallInput } from '../wire/call.ts';
import { modules, objectiveAccess } from './courseShapes.ts';
import { decode } from '../wire/decode.ts';
import { count, instant, oneOf, text } from '../wire/fields.ts';
import { object } from '../wire/object.ts';

const part = fallback(nullish(object({ axis: array(string()), name: string(), minutes: count }), null), null);
const resume = fallback(nullish(object({ access: objectiveAccess, part, module: count, modules }), null), null);
const dueStep = pipe(
  object({
    objectiveId: string(),
    aggregateId: string(),
    courseName: string(),
    code: text,
    state: oneOf(workflowStates, null),
    part,
    due: instant,
    partsLeft: count,
  }),
  transform(({ due: at, ...rest }) => (at === null ? [] : [{ ...rest, at }])),
);
// Unreadable steps and steps without a date are left out: the list itself shows every course.
const due = pipe(
  array(fallback(dueStep, () => [])),
  transform((found) => found.flat()),
);
const steps = object({ resume, due });

/** The place where the learner left off, and the steps that are due. A call of Lectern's own (CALL-55): `nextSteps` in `extensions`. */
export const nextSteps = readCall({
  name: 'nextSteps.get',
  base: 'lectern',
  path: 'users/me/next-steps',
  read: (body): NextSteps => decode('nextSteps.get', steps, body),
  _input: {} as CallInput,
});
