import { coverIndex, type CoverIndex } from '../../../../web/coverIndex.ts';
import type { TreeRow } from '../../../../domain/tree/flattenTree.ts';
import { treeProgress } from '../../../../domain/tree/treeProgress.ts';
import { linkOf, type PartLink } from '../../base/partLink.ts';
import { rowView, type RowView } from '../../base/tree/rowView.ts';
import type { Words } from '../../base/Words.ts';

/** One tile. */
export interface Tile extends PartLink, Omit<RowView, 'name'> {
  readonly id: string;
  readonly cover: CoverIndex;
  readonly imageUrl: string | null;
  /** Progress of a module; null for a part, and if nothing can be counted. */
  readonly progress: { readonly value: number; readonly text: string } | null;
}

/** The tiles of a module, or of a course (PRESENT-1). @param parent null for the course */
export function tileModel(rows: readonly TreeRow[], parent: TreeRow | null, words: Words): readonly Tile[] {
  return rows
    .filter((row) => row.parent === parent)
    .map((row, at): Tile => {
      const { child } = row.part;
      const { done, total, share } = treeProgress(child);
      return {
        ...rowView(row, false, words),
        ...linkOf(row),
        id: row.part.id,
        cover: coverIndex(child.id, at),
        imageUrl: child.imageUrl,
        progress:
          row.leaf || total === 0 || !row.verdict.opens
            ? null
            : { value: share, text: words.t('parts', { done: words.formats.number(done), count: total }) },
      };
    });
}
