import { itemResult } from '../results/itemResult.ts';
import type { Activity, ActivityPart, ActivityWorkflowAggregate } from './activity.ts';
import { childrenInOrder } from './childrenInOrder.ts';
import { lockVerdict, type LockVerdict, type TreeContext } from './lockVerdict.ts';
import { isLeaf } from './partDone.ts';
import { partIcon, type PartIcon } from './partIcon.ts';

/** One row of the table of contents. */
export interface TreeRow {
  readonly part: ActivityPart;
  /** 0 for the root's children. */
  readonly level: number;
  /** Its place in reading order, from 0. */
  readonly index: number;
  /** The row of the part that contains it. */
  readonly parent: TreeRow | null;
  /** The rows of the parts that it contains directly. */
  readonly below: readonly TreeRow[];
  readonly leaf: boolean;
  /** The verdict of the outermost ancestor that does not open, else its own. */
  readonly verdict: LockVerdict;
  /** Its best result, as far as the learner may see it (REVIEW-7). */
  readonly result: ActivityWorkflowAggregate['bestActivityRecord'];
  readonly icon: PartIcon | null;
}

/** Whether a part is a draft or lies inside one. */
export const inDraft = (row: TreeRow): boolean =>
  row.part.child.state === 'draft' || (row.parent !== null && inDraft(row.parent));

// Shared, because most of thousands of rows contain no others.
const none: readonly TreeRow[] = [];

/**
 * The tree as rows in reading order, without archived parts (TREE-2). Parts within a part that does not open do not open either
 * (AUTO-5).
 * @param root with settled constraints
 */
export function flattenTree(root: Activity, context: TreeContext): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (activity: Activity, parent: TreeRow | null): readonly TreeRow[] =>
    childrenInOrder(activity).map((part) => {
      const verdict = parent && !parent.verdict.opens ? parent.verdict : lockVerdict(part, context);
      const result = itemResult(part, context);
      const row = {
        part,
        level: parent ? parent.level + 1 : 0,
        index: rows.length,
        parent,
        below: none,
        leaf: isLeaf(part),
        verdict,
        result,
        icon: partIcon(part, verdict, result),
      };
      rows.push(row);
      if (part.child.children.length > 0) row.below = visit(part.child, row);
      return row;
    });
  visit(root, null);
  return rows;
}

/** The parts from the root's child to the row, first to last. */
export function pathOf(row: TreeRow): readonly ActivityPart[] {
  return row.parent ? [...pathOf(row.parent), row.part] : [row.part];
}
