import type { TreeRow } from '../../../../domain/tree/flattenTree.ts';
import { fold } from '../../../../domain/filter/fold.ts';
import type { Excerpt, TreeNode } from '../../../../ui/tree/treeNode.ts';
import type { ContentModel } from '../contentModel.ts';
import { linkOf } from '../../base/partLink.ts';
import { treeModel } from '../../base/tree/treeModel.ts';
import type { Words } from '../../base/Words.ts';
import { textsFrom } from './searchTexts.ts';
import { excerptOf, type SearchText } from './excerptOf.ts';

/** The result of a search in a course. */
export interface FoundParts {
  /** Rows of matches and of the modules around them; including parts of a long read. */
  readonly nodes: readonly TreeNode[];
  readonly expanded: ReadonlySet<string>;
  readonly matches: readonly TreeRow[];
  /**
   * The part that Enter opens: the first part with the words in its name, otherwise the first with the words in its
   * text.
   */
  readonly first: TreeRow | undefined;
  /** Number of all rows. */
  readonly size: number;
}

const within = (row: TreeRow | null): readonly TreeRow[] => (row ? [row, ...within(row.parent)] : []);

/**
 * Parts whose name or text contains the search text, without regard to case and marks (TREE-9, TREE-12).
 * @param wanted not empty
 * @param texts the texts that are loaded, by the paths of their parts
 */
export function findParts(
  { rows, current, hrefOf }: Pick<ContentModel, 'rows' | 'current' | 'hrefOf'>,
  wanted: string,
  words: Words,
  texts: ReadonlyMap<string, SearchText> = new Map(),
): FoundParts {
  const text = fold(wanted.trim());
  const isNamed = (row: TreeRow) => fold(row.part.child.name).includes(text);
  const inText = (row: TreeRow): Excerpt | null => {
    const known = text.length < textsFrom ? undefined : texts.get(row.part.activityPathId);
    return known ? excerptOf(known, text) : null;
  };
  const excerpts = new Map(
    rows.flatMap((row) => {
      const found = inText(row);
      return found ? [[row, found] as const] : [];
    }),
  );
  const matches = rows.filter((row) => excerpts.has(row) || isNamed(row));
  const shown = new Map(matches.flatMap(within).map((row) => [row, excerpts.get(row)]));
  const nodes = treeModel(rows, words, (row) => hrefOf(linkOf(row).axis), shown)(current);
  return {
    nodes,
    expanded: new Set([...shown.keys()].filter(({ leaf }) => !leaf).map(({ part }) => part.id)),
    matches,
    first: matches.find(isNamed) ?? matches[0],
    size: shown.size,
  };
}
