import {
  boolean,
  check,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  nullish,
  number,
  object,
  optional,
  pipe,
  record,
  string,
  transform,
  type InferOutput,
} from 'valibot';
import { launchLimits } from '../limits.ts';

// The databases cannot store NUL.
const withoutNul = check((text: string) => !text.includes('\0'), 'The character NUL cannot be kept.');
const value = pipe(
  string(),
  maxLength(launchLimits.value, 'A value is too long.'),
  withoutNul,
  // A package that cut a text may leave half of a character; a database takes whole ones.
  transform((text) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd')),
);
const name = pipe(
  string(),
  maxLength(300),
  withoutNul,
  check((text) => !/\p{Surrogate}/u.test(text), 'This is no name of a value.'),
);

/** A commit of a launch page (SCORM-11). */
export const commitBody = object({
  /** Goes up with each commit of the page: one that comes late, or twice, changes nothing. */
  n: pipe(number(), integer(), minValue(1), maxValue(2_000_000_000)),
  item: pipe(string(), maxLength(500)),
  /** Flat, as the standards name them: `cmi.core.lesson_location`. */
  values: pipe(
    record(name, value),
    check((all) => Object.keys(all).length <= launchLimits.values, 'Too many values.'),
  ),
  /** Only these values have changed; without it they are all values. */
  changes: optional(boolean(), false),
  /** The content has ended itself, and need not be resumed. */
  ended: optional(boolean(), false),
  /** The runtime's state of the sequence of several contents. */
  sequencing: nullish(pipe(string(), maxLength(1_000_000), withoutNul)),
  /** The runtime's result of all contents, where their author set an order. */
  rollup: nullish(
    object({
      complete: boolean(),
      passed: nullable(boolean()),
      score: nullable(pipe(number(), minValue(0), maxValue(1))),
    }),
  ),
});

/** A checked commit. */
export type Commit = InferOutput<typeof commitBody>;
