import type { Activity } from '../tree/activity.ts';
import type { TreeRow } from '../tree/flattenTree.ts';
import { unitOf } from '../tree/readingUnit.ts';
import { proctoredPlace, type ProctoredPlace } from './proctoredPlace.ts';

/** A row and the modules around it, as far as they lie inside the long read, outermost first. */
const insideOf = (row: TreeRow | null, unit: TreeRow | null): readonly TreeRow[] =>
  row === null || row === unit ? [] : [...insideOf(row.parent, unit), row];

/**
 * The place that needs a proctoring session before a part of a long read is shown: that part, or a module around it inside the long read,
 * if it is proctored by itself (PROCT-3). Null if the long read or the course is proctored as a whole; its session has begun earlier.
 * @param known as for the course
 */
export function proctoredSection(
  root: Activity,
  row: TreeRow,
  known: Parameters<typeof proctoredPlace>[2],
): ProctoredPlace | null {
  const unit = unitOf(row);
  if (known.proctored || root.proctored || unit?.part.child.proctored) return null;
  return proctoredPlace(root, insideOf(row, unit).find(({ part }) => part.child.proctored) ?? null, known);
}
