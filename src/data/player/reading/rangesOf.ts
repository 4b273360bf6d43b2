import { unite, type Range } from '../../../domain/tree/seenShare.ts';

/** Reads what was kept of what somebody saw; what is none says nothing. */
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
