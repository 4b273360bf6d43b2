import { array, fallback, nullish, number, object, pipe, string, transform } from 'valibot';
import type { ObjectiveAccess } from '../domain/course.ts';
import type { Instant } from '../domain/instant.ts';
import { readCall, type CallInput } from './call.ts';
import { objectiveAccess } from './courseShapes.ts';
import { decode } from './decode.ts';
import { count, instant, text } from './fields.ts';

const part = object({ axis: array(string()), name: string(), minutes: count });
const resume = object({ access: objectiveAccess, part: fallback(nullish(part, null), null), modules: fallback(nullish(object({ at: number(), total: number() }), null), null), weights: fallback(array(number()), []) });
const due = pipe(
  object({ objectiveId: string(), aggregateId: string(), courseName: string(), code: text, state: text, part: fallback(nullish(part, null), null), due: instant, partsLeft: count }),
  transform(({ due: at, ...rest }) => ({ ...rest, at })),
);
const steps = object({ resume: fallback(nullish(resume, null), null), due: fallback(array(due), []) });

/** An item of a course's content, with the way to it. */
export interface NextPart {
  /** Ids of the parts from the root to it. */
  readonly axis: readonly string[];
  readonly name: string;
  /** About how long it takes; null where unknown. */
  readonly minutes: number | null;
}

/** The course opened last and where it goes on. */
export interface Resume {
  readonly access: ObjectiveAccess;
  /** Null where nothing in it is open: the course itself is opened then. */
  readonly part: NextPart | null;
  /** The module that holds the part, from 1. */
  readonly modules: { readonly at: number; readonly total: number } | null;
  /** Parts of each module, in order: the segments of its bar. */
  readonly weights: readonly number[];
}

/** A course, or a part of one, with a date to be done by. */
export interface DueStep {
  readonly objectiveId: string;
  readonly aggregateId: string;
  readonly courseName: string;
  readonly code: string | null;
  /** State of the last run by its name; null when not started. */
  readonly state: string | null;
  readonly part: NextPart | null;
  readonly at: Instant | null;
  /** Mandatory parts not done yet. */
  readonly partsLeft: number | null;
}

export interface NextSteps {
  readonly resume: Resume | null;
  /** Overdue first, then by date; at most what the server thinks worth telling. */
  readonly due: readonly DueStep[];
}

/** Where the learner left off, and what is due. A call of Lectern's own: `nextSteps` in `extensions`. */
export const nextSteps = readCall({
  name: 'nextSteps.get',
  base: 'lectern',
  path: 'users/me/next-steps',
  read: (body): NextSteps => decode('nextSteps.get', steps, body),
  _input: {} as CallInput,
});
