import type { TreeRow } from './flattenTree.ts';

/** The place of a row among those with the same parent, as the table of contents shows them (TREE-11). The first is 1. */
export function positionOf(row: TreeRow, rows: readonly TreeRow[]): { readonly part: number; readonly total: number } {
  const beside = row.parent?.below ?? rows.filter(({ parent }) => parent === null);
  return { part: beside.indexOf(row) + 1, total: beside.length };
}
