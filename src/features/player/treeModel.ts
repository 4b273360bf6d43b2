import type { TreeRow } from '../../domain/flattenTree.ts';
import { isDone } from '../../domain/partDone.ts';
import { unitOf } from '../../domain/readingUnit.ts';
import type { TreeNode } from '../../ui/treeNode.ts';
import { rowView } from './rowView.ts';
import type { Words } from './Words.ts';

/** The table of contents as the tree of the kit (TREE-1). A long read is one row (AUTO-5). @param hrefOf address of a part @param only rows to show, of long reads their parts too; null for all */
export function treeModel(rows: readonly TreeRow[], current: TreeRow | null, words: Words, hrefOf: (row: TreeRow) => string, only: ReadonlySet<TreeRow> | null = null): readonly TreeNode[] {
  const frontier = rows.findIndex((row) => row.leaf && !row.part.optional && !isDone(row.part.child));
  const reached = frontier < 0 ? rows.length : frontier;
  const below = new Map<TreeRow | null, [row: TreeRow, behind: boolean][]>();
  rows.forEach((row, index) => {
    if (only && !only.has(row)) return;
    const siblings = below.get(row.parent);
    if (siblings) siblings.push([row, index < reached]);
    else below.set(row.parent, [[row, index < reached]]);
  });

  const nodeOf = (row: TreeRow, behind: boolean): TreeNode => {
    const { part, verdict, leaf } = row;
    const group = !leaf && below.has(row) && (only !== null || unitOf(row) === null);
    const { count, ...view } = rowView(row, row === current, words);
    let children: readonly TreeNode[] | undefined;
    return {
      id: part.id,
      ...view,
      count: !leaf && part.child.children.length > 0 ? count : undefined,
      rule: verdict.locked ? 'locked' : behind ? 'done' : 'ahead',
      current: row === current,
      // Tiles have a page of their own; any other module only unfolds.
      href: group && part.child.presentationMode !== 'tiles' ? undefined : hrefOf(row),
      // Made when they are first looked at: of a tree of thousands few are ever unfolded.
      get children() {
        return group ? (children ??= nodesBelow(row)) : undefined;
      },
    };
  };
  const nodesBelow = (row: TreeRow | null): TreeNode[] => (below.get(row) ?? []).map(([child, behind]) => nodeOf(child, behind));
  return nodesBelow(null);
}
