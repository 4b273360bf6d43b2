import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { isTimed } from '../../../domain/time/isTimed.ts';

interface ProctoredCourse {
  readonly proctored: boolean;
  readonly activity: { readonly proctored: boolean };
}

/**
 * Whether the completion of a part may be sent later by itself (CMD-13). In a timed or proctored part it waits until
 * the learner confirms it (CMD-8).
 */
export function mayWait(row: Pick<TreeRow, 'part'> | undefined, { proctored, activity }: ProctoredCourse): boolean {
  return row !== undefined && !isTimed(row.part) && !proctored && !activity.proctored && !row.part.child.proctored;
}

/** Whether a part's completion is queued at once: this holds for a video, whose completion is progress (DONE-2). */
export function mayQueue(row: Pick<TreeRow, 'part'> | undefined, course: ProctoredCourse): boolean {
  return row?.part.child.type === 'video' && mayWait(row, course);
}
