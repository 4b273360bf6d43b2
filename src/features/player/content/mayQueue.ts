import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { isProctored, type MaybeProctored } from '../../../domain/proctoring/isProctored.ts';
import { isTimed } from '../../../domain/time/isTimed.ts';

/**
 * Whether the completion of a part may be sent later without a click (CMD-13). In a timed or proctored part it waits
 * until the learner confirms it (CMD-8).
 */
export function mayWait(row: Pick<TreeRow, 'part'> | undefined, course: MaybeProctored): boolean {
  return row !== undefined && !isTimed(row.part) && !isProctored(course) && !row.part.child.proctored;
}

/** Whether a part's completion is queued at once. This is so for a video, whose completion is progress (DONE-2). */
export function mayQueue(row: Pick<TreeRow, 'part'> | undefined, course: MaybeProctored): boolean {
  return row?.part.child.type === 'video' && mayWait(row, course);
}
