import type { Activity } from './activity.ts';
import type { TreeRow } from './flattenTree.ts';

/** Whether the parts of an activity are shown one below the other on one page (AUTO-5). */
export function isLongRead({ type, presentationMode }: Pick<Activity, 'type' | 'presentationMode'>): boolean {
  return (
    type === 'composite' && (presentationMode === 'longRead' || presentationMode === 'longReadWithoutActivityNames')
  );
}

/** The outermost long read that a row is, or lies in; null if there is none. */
export function unitOf(row: TreeRow): TreeRow | null {
  const around = row.parent && unitOf(row.parent);
  return around ?? (isLongRead(row.part.child) ? row : null);
}

/** Whether reading stops at a row: at a part, at a long read as a whole, and at the page of tiles (PRESENT-4). */
export function isStop(row: TreeRow): boolean {
  const unit = unitOf(row);
  return unit ? unit === row : row.leaf || row.part.child.presentationMode === 'tiles';
}
