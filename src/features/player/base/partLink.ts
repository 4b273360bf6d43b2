import { pathOf, type TreeRow } from '../../../domain/tree/flattenTree.ts';

/** A link to a part. */
export interface PartLink {
  readonly axis: readonly string[];
  readonly name: string;
}

/** The link to the part of a row. */
export const linkOf = (row: TreeRow): PartLink => ({
  axis: pathOf(row).map(({ id }) => id),
  name: row.part.child.name,
});
