import { pipe, transform } from 'valibot';
import { anything } from './fields.ts';

/**
 * One of some names.
 * @param otherwise the result for an unknown or absent name
 */
export const among = <const T, D extends T | null>(names: readonly T[], otherwise: D) =>
  pipe(
    anything,
    transform((value): T | D => names.find((name) => name === value) ?? otherwise),
  );
