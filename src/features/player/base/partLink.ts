import { pathOf, type TreeRow } from '../../../domain/tree/flattenTree.ts';

/** A part that something leads to. */
export interface PartLink {
  readonly axis: readonly string[];
  readonly name: string;
}

/** The way to a row. */
export const linkOf = (row: TreeRow): PartLink => ({
  axis: pathOf(row).map(({ id }) => id),
  name: row.part.child.name,
});
