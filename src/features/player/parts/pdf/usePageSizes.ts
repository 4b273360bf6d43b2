import { useCallback, useState } from 'react';
import type { PageSize } from './usePdf.ts';

/** Differences below this are rounding, in points. */
const tolerance = 0.5;

/**
 * The known sizes of the pages.
 * @param size size of the first page; it is used for pages that have not been examined yet
 */
export function usePageSizes(size: PageSize) {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const onSize = useCallback(
    (number: number, found: PageSize) =>
      setSizes((before) => {
        const known = before.get(number) ?? size;
        const difference = Math.abs(known.width - found.width) + Math.abs(known.height - found.height);
        return difference < tolerance ? before : new Map(before).set(number, found);
      }),
    [size],
  );
  return {
    sizeOf: (number: number) => sizes.get(number) ?? size,
    /** Width of the widest page, in points. */
    widest: Math.max(size.width, ...[...sizes.values()].map(({ width }) => width)),
    onSize,
  };
}
