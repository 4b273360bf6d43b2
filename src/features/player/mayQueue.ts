import type { TreeRow } from '../../domain/flattenTree.ts';
import { isTimed } from '../../domain/isTimed.ts';

/**
 * Whether a part's completion goes by itself, later too: that of a video, which is progress (DONE-2). What is timed or
 * proctored asks for the learner's word, as whatever else is completed does (CMD-8).
 */
export function mayQueue(row: Pick<TreeRow, 'part'> | undefined, { proctored, activity }: { readonly proctored: boolean; readonly activity: { readonly proctored: boolean } }): boolean {
  return row?.part.child.type === 'video' && !isTimed(row.part) && !proctored && !activity.proctored && !row.part.child.proctored;
}
