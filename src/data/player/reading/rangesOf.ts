import { unite, type Range } from '../../../domain/tree/seenShare.ts';

/** Reads the stored ranges that somebody has seen. Values that are no ranges are left out. */
export function rangesOf(kept: unknown): Range[] {
  return Array.isArray(kept)
    ? unite(
        kept.filter(
          (range): range is Range =>
            Array.isArray(range) && range.length === 2 && range.every((end) => typeof end === 'number'),
        ),
      )
    : [];
}
