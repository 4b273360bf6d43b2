import type { Activity } from './activity.ts';
import type { TreeRow } from './flattenTree.ts';
import { unitOf } from './readingUnit.ts';
import { watchedPlace, type WatchedPlace } from './watchedPlace.ts';

/** What of a row and what it stands in lies inside the long read, outermost first. */
const insideOf = (row: TreeRow | null, unit: TreeRow | null): readonly TreeRow[] => (row === null || row === unit ? [] : [...insideOf(row.parent, unit), row]);

/**
 * What has to be put under watch before a part of a long read is shown: that part, or what it stands in inside the long read, where it is
 * watched by itself (PROCT-3). Null where the long read is watched as one, or the course as a whole: that was asked for before either was shown.
 * @param known as for the course
 */
export function watchedSection(root: Activity, row: TreeRow, known: Parameters<typeof watchedPlace>[2]): WatchedPlace | null {
  const unit = unitOf(row);
  if (known.proctored || root.proctored || unit?.part.child.proctored) return null;
  return watchedPlace(root, insideOf(row, unit).find(({ part }) => part.child.proctored) ?? null, known);
}
