import { array, fallback, nullish, number, object, pipe, string, transform } from 'valibot';
import type { ObjectiveAccess } from '../domain/course.ts';
import type { Instant } from '../domain/instant.ts';
import { workflowStates, type WorkflowState } from '../domain/states.ts';
import { readCall, type CallInput } from './call.ts';
import { objectiveAccess } from './courseShapes.ts';
import { decode } from './decode.ts';
import { count, instant, oneOf, text } from './fields.ts';

const part = fallback(nullish(object({ axis: array(string()), name: string(), minutes: count }), null), null);
const modules = fallback(array(object({ done: number(), total: number() })), []);
const resume = fallback(nullish(object({ access: objectiveAccess, part, module: count, modules }), null), null);
const dueStep = pipe(
  object({ objectiveId: string(), aggregateId: string(), courseName: string(), code: text, state: oneOf(workflowStates, null), part, due: instant, partsLeft: count }),
  transform(({ due: at, ...rest }) => (at === null ? [] : [{ ...rest, at }])),
);
// What cannot be read, and what has no date, is left out: the list itself shows every course.
const due = pipe(array(fallback(dueStep, () => [])), transform((found) => found.flat()));
const steps = object({ resume, due });

/** An item of a course's content, with the way to it. */
export interface NextPart {
  /** Ids of the parts from the root's child to it. */
  readonly axis: readonly string[];
  readonly name: string;
  /** About how long it takes; null where unknown. */
  readonly minutes: number | null;
}

/** The course opened last and where it goes on (NEXT-1 to NEXT-3). */
export interface Resume {
  readonly access: ObjectiveAccess;
  /** Null where nothing in it is open: the course's content is opened then. */
  readonly part: NextPart | null;
  /** The module that holds the part, from 1; null where the course has none. */
  readonly module: number | null;
  /** Leaves of each module, in reading order: the segments of its measure. */
  readonly modules: readonly { readonly done: number; readonly total: number }[];
}

/** A course, or a part of one, with a date to be done by (NEXT-4 to NEXT-6). */
export interface DueStep {
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly courseName: string;
  readonly code: string | null;
  /** State of the last run; null when not started. */
  readonly state: WorkflowState | null;
  readonly part: NextPart | null;
  readonly at: Instant;
  /** Mandatory leaves not done yet, where what is due has several. */
  readonly partsLeft: number | null;
}

export interface NextSteps {
  readonly resume: Resume | null;
  /** Overdue first, then by date; at most what the server thinks worth telling. */
  readonly due: readonly DueStep[];
}

/** Where the learner left off, and what is due. A call of Lectern's own (CALL-55): `nextSteps` in `extensions`. */
export const nextSteps = readCall({
  name: 'nextSteps.get',
  base: 'lectern',
  path: 'users/me/next-steps',
  read: (body): NextSteps => decode('nextSteps.get', steps, body),
  _input: {} as CallInput,
});
