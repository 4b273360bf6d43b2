import type { Activity } from '../tree/activity.ts';
import { autoSelect } from '../tree/autoSelect.ts';
import type { TreeRow } from '../tree/flattenTree.ts';
import type { TreeContext } from '../tree/lockVerdict.ts';
import { asksAnswer, type PartContent } from '../tree/partContent.ts';
import { isLongRead, unitOf } from '../tree/readingUnit.ts';

/** The part with which a course opens, before the whole tree has arrived (AUTO-6). */
export interface Opening {
  /** Id of the run that it belongs to. */
  readonly workflowId: string;
  /** The tree, reduced to the parts on the way to this one. */
  readonly root: Activity;
  readonly content: PartContent;
}

/**
 * The row of the part that is read first: the one that the address names, else the one that the rules choose (AUTO-1). Null if no part is
 * read by itself: in tiles, in a long read, or if nothing opens.
 * @param axis ids of the parts down to the named one, joined by `/`; empty for none
 */
export function openingRow(
  root: Activity,
  rows: readonly TreeRow[],
  axis: string,
  context: TreeContext,
): TreeRow | null {
  if (isLongRead(root)) return null;
  const row = axis ? (rows.find(({ part }) => part.axis === axis) ?? null) : autoSelect(root, context, rows);
  return row?.leaf && row.verdict.opens && unitOf(row) === null ? row : null;
}

/** Whether a part's content can be read before the rest of the course is known: only a text that asks for no answer. */
export const isPlainText = (content: PartContent): boolean => content.kind === 'text' && !asksAnswer(content);
