import { boolean, fallback, nullish, number, optional, pipe, string, transform, unknown } from 'valibot';
import { noId } from '../../domain/course/noId.ts';
import { pictureAddress } from '../../web/pictureAddress.ts';
import { stateNames } from './stateNames.ts';

/** Any value; null where it is absent. */
export const anything = optional(unknown(), null);

/** A date as ISO text becomes an instant; absent, null and unreadable dates become null. */
export const instant = pipe(
  anything,
  transform((value) => {
    const time = typeof value === 'string' ? Date.parse(value) : NaN;
    return Number.isNaN(time) ? null : time;
  }),
);

/** Text or null. */
export const text = fallback(nullish(string(), null), null);
/** An id or null; the all-zero id means none (DATA-10). */
export const idOrNone = pipe(
  text,
  transform((value) => (value === noId ? null : value)),
);
/** A number or null. */
export const count = fallback(nullish(number(), null), null);
/** The maximum score: a finite number above 0, or null. */
export const maximum = pipe(
  anything,
  transform((value) => (typeof value === 'number' && value > 0 && value < Infinity ? value : null)),
);
/** The address of a picture, or null: by http or https, relative to the LMS, or with the picture in the address itself. */
export const picture = pipe(
  anything,
  transform((value) => pictureAddress(value)),
);
/** True only for `true`; anything else is false. */
export const flag = fallback(nullish(boolean(), false), false);
/** True, false, or null where it is absent or something else. */
export const maybe = fallback(nullish(boolean(), null), null);
/** A share, clamped to 0..1; anything but a number is 0. */
export const share = pipe(
  anything,
  transform((value) => (typeof value === 'number' && value > 0 ? Math.min(value, 1) : 0)),
);

/**
 * Turns a state, sent as a number or a name, into its name.
 * @param otherwise the result for an unknown or absent value
 */
export function oneOf<T extends Readonly<Record<string, number>>, D extends keyof T | null>(table: T, otherwise: D) {
  const names = stateNames<keyof T & string>(table);
  return pipe(
    anything,
    transform((value): keyof T | D => names.get(value) ?? otherwise),
  );
}

/** A table with the result of `read` for each name, without the names for which it gives null. Any value but a table counts as empty. */
export const table = <T>(read: (value: unknown) => T | null) =>
  pipe(
    anything,
    transform((value): Readonly<Record<string, T>> => {
      const given = value && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : [];
      const entries = given.map(([name, raw]) => [name, read(raw)] as const);
      return Object.fromEntries(entries.filter((entry): entry is readonly [string, T & {}] => entry[1] !== null));
    }),
  );
