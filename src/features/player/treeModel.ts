import type { TreeRow } from '../../domain/flattenTree.ts';
import { isDone } from '../../domain/partDone.ts';
import { unitOf } from '../../domain/readingUnit.ts';
import type { TreeNode } from '../../ui/treeNode.ts';
import { PartNode } from './PartNode.ts';
import type { Words } from './Words.ts';

const wayTo = (row: TreeRow | null): readonly TreeRow[] => (row ? [row, ...wayTo(row.parent)] : []);

/**
 * The table of contents as the tree of the kit (TREE-1). A long read is one row (AUTO-5).
 * @param hrefOf address of a part
 * @param only rows to show, of long reads their parts too; null for all
 * @returns the nodes while a part is read. From part to part those stay the same that do not lie on the way to it, so that only few rows are drawn again
 */
export function treeModel(rows: readonly TreeRow[], words: Words, hrefOf: (row: TreeRow) => string, only: ReadonlySet<TreeRow> | null = null): (current: TreeRow | null) => readonly TreeNode[] {
  const frontier = rows.find((row) => row.leaf && !row.part.optional && !isDone(row.part.child))?.index ?? rows.length;
  const isShown = (row: TreeRow) => only === null || only.has(row);
  const isGroup = (row: TreeRow) => !row.leaf && row.below.some(isShown) && (only !== null || unitOf(row) === null);
  const make = (row: TreeRow, here: boolean, below: (row: TreeRow) => TreeNode): TreeNode =>
    new PartNode(row, { here, behind: row.index < frontier, hrefOf, words, below: isGroup(row) ? () => row.below.filter(isShown).map(below) : null });

  const elsewhere = new Map<TreeRow, TreeNode>();
  const nodeElsewhere = (row: TreeRow): TreeNode => {
    const known = elsewhere.get(row) ?? make(row, false, nodeElsewhere);
    elsewhere.set(row, known);
    return known;
  };
  const top = rows.filter((row) => row.parent === null && isShown(row));
  return (current) => {
    const way = new Set(wayTo(current));
    const nodeOf = (row: TreeRow): TreeNode => (way.has(row) ? make(row, row === current, nodeOf) : nodeElsewhere(row));
    return top.map(nodeOf);
  };
}
