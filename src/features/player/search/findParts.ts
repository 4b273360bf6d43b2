import type { TreeRow } from '../../../domain/flattenTree.ts';
import { fold } from '../../../domain/fold.ts';
import type { TreeNode } from '../../../ui/treeNode.ts';
import type { ContentModel } from '../contentModel.ts';
import { linkOf } from '../partLink.ts';
import { treeModel } from '../treeModel.ts';
import type { Words } from '../Words.ts';

/** What a search in a course has found. */
export interface FoundParts {
  /** Of matches and what they stand in; parts of a long read too. */
  readonly nodes: readonly TreeNode[];
  readonly expanded: ReadonlySet<string>;
  readonly matches: readonly TreeRow[];
  /** Rows in all. */
  readonly size: number;
}

const within = (row: TreeRow | null): readonly TreeRow[] => (row ? [row, ...within(row.parent)] : []);

/** Parts whose name holds what is looked for, without regard to case and marks (TREE-9). @param wanted not empty */
export function findParts({ rows, current, hrefOf }: Pick<ContentModel, 'rows' | 'current' | 'hrefOf'>, wanted: string, words: Words): FoundParts {
  const text = fold(wanted.trim());
  const matches = rows.filter((row) => fold(row.part.child.name).includes(text));
  const shown = new Set(matches.flatMap(within));
  const nodes = treeModel(rows, words, (row) => hrefOf(linkOf(row).axis), shown)(current);
  return { nodes, expanded: new Set([...shown].filter(({ leaf }) => !leaf).map(({ part }) => part.id)), matches, size: shown.size };
}
