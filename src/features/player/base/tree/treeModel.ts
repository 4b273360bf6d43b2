import type { TreeRow } from '../../../../domain/tree/flattenTree.ts';
import { isDone } from '../../../../domain/tree/partDone.ts';
import { unitOf } from '../../../../domain/tree/readingUnit.ts';
import type { Excerpt, TreeNode } from '../../../../ui/tree/treeNode.ts';
import { PartNode } from './PartNode.ts';
import type { Words } from '../Words.ts';

const wayTo = (row: TreeRow | null): readonly TreeRow[] => (row ? [row, ...wayTo(row.parent)] : []);

/**
 * The table of contents as the tree of the kit (TREE-1). A long read is one row (AUTO-5); while the learner reads it,
 * its parts are rows below it (PRESENT-7).
 * @param hrefOf address of a part
 * @param only rows to show, including parts of long reads, each with the search result in its text; null for all
 * @returns the nodes for the open part and the part of a long read in view. When another part opens, only nodes on the
 * path to it are new objects, so that only few rows are drawn again
 */
export function treeModel(
  rows: readonly TreeRow[],
  words: Words,
  hrefOf: (row: TreeRow) => string,
  only: ReadonlyMap<TreeRow, Excerpt | undefined> | null = null,
): (current: TreeRow | null, section?: string | null) => readonly TreeNode[] {
  const frontier = rows.find((row) => row.leaf && !row.part.optional && !isDone(row.part.child))?.index ?? rows.length;
  const isShown = (row: TreeRow) => only === null || only.has(row);
  const isGroup = (row: TreeRow, open: boolean) =>
    !row.leaf && row.below.some(isShown) && (open || only !== null || unitOf(row) !== row);
  const make = (row: TreeRow, here: boolean, below: (row: TreeRow) => TreeNode, open = false): TreeNode =>
    new PartNode(row, {
      here,
      behind: row.index < frontier,
      hrefOf,
      words,
      excerpt: only?.get(row),
      below: isGroup(row, open) ? () => row.below.filter(isShown).map(below) : null,
    });

  const elsewhere = new Map<TreeRow, TreeNode>();
  const nodeElsewhere = (row: TreeRow): TreeNode => {
    const known = elsewhere.get(row) ?? make(row, false, nodeElsewhere);
    elsewhere.set(row, known);
    return known;
  };
  const top = rows.filter((row) => row.parent === null && isShown(row));
  return (current, section = null) => {
    const read = section === null ? undefined : rows.find(({ part }) => part.id === section);
    const way = new Set([...wayTo(current), ...wayTo(read ?? null)]);
    const here = read ?? current;
    const nodeOf = (row: TreeRow): TreeNode =>
      way.has(row) ? make(row, row === here, nodeOf, read !== undefined && row === current) : nodeElsewhere(row);
    return top.map(nodeOf);
  };
}
