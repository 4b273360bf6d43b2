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

// The databases have no room for this one character.
const withoutNul = check((text: string) => !text.includes('\0'), 'The character NUL cannot be kept.');
const value = pipe(
  string(),
  maxLength(launchLimits.value, 'A value is too long.'),
  withoutNul,
  // Half of a sign is what a package has left when it cut a text; a database takes whole ones.
  transform((text) => text.replaceAll(/\p{Surrogate}/gu, '\ufffd')),
);
const name = pipe(
  string(),
  maxLength(300),
  withoutNul,
  check((text) => !/\p{Surrogate}/u.test(text), 'This is no name of a value.'),
);

/** What a launch page commits (SCORM-11). */
export const commitBody = object({
  /** Counted up by the page: one that comes late, or twice, changes nothing. */
  n: pipe(number(), integer(), minValue(1), maxValue(2_000_000_000)),
  item: pipe(string(), maxLength(500)),
  /** Flat, as the standards name them: `cmi.core.lesson_location`. */
  values: pipe(
    record(name, value),
    check((all) => Object.keys(all).length <= launchLimits.values, 'Too many values.'),
  ),
  /** These values alone have changed; without it they are all. */
  changes: optional(boolean(), false),
  /** The content has ended by itself and need not be resumed. */
  ended: optional(boolean(), false),
  /** The runtime's own word on the order of several contents. */
  sequencing: nullish(pipe(string(), maxLength(1_000_000), withoutNul)),
  /** What it makes of them all, where their author set an order. */
  rollup: nullish(
    object({
      complete: boolean(),
      passed: nullable(boolean()),
      score: nullable(pipe(number(), minValue(0), maxValue(1))),
    }),
  ),
});

/** A commit that was checked. */
export type Commit = InferOutput<typeof commitBody>;
