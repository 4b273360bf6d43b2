import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { TreeNode } from '../../../../ui/tree/treeNode.ts';
import type { Words } from '../../base/Words.ts';
import type { ContentModel } from '../contentModel.ts';
import type { SearchText } from './excerptOf.ts';
import { findParts } from './findParts.ts';
import { SearchField } from './SearchField.tsx';

/** The tree of the parts that a search has found. */
export interface FoundTree {
  readonly nodes: readonly TreeNode[];
  /** Number of all rows. */
  readonly size: number;
  readonly expanded: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

export interface TocSearchProps {
  readonly model: ContentModel;
  readonly words: Words;
  readonly workflowId: string;
  readonly reviewing: boolean;
  /** Receives the tree to draw; null while the field is empty. */
  readonly onFound: (found: FoundTree | null) => void;
  /** Opens a part of the tree. */
  readonly onOpen: (row: ContentModel['rows'][number]) => void;
}

/** The search in the table of contents (TREE-9 to TREE-12). */
export function TocSearch({ model, words, workflowId, reviewing, onFound, onOpen }: TocSearchProps) {
  const [text, setText] = useState('');
  const [texts, setTexts] = useState<ReadonlyMap<string, SearchText>>();
  // Every render makes new `words`, because the time changes. That alone is no reason to search again.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const found = useMemo(() => (text.trim() ? findParts(model, text, words, texts) : null), [model, text, texts]);
  // Each new search text unfolds all matches. Rows that the learner folds stay folded until the search text changes.
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    if (!found) return onFound(null);
    onFound({
      nodes: found.nodes,
      size: found.size,
      expanded: new Set([...found.expanded].filter((id) => !folded.has(id))),
      toggle: (id) => setFolded((all) => new Set(all.has(id) ? [...all].filter((one) => one !== id) : [...all, id])),
    });
  }, [found, folded, onFound]);
  useEffect(() => () => onFound(null), [onFound]);
  return (
    <SearchField
      text={text}
      onText={(wanted) => {
        setText(wanted);
        setFolded(new Set());
      }}
      found={found?.matches.length ?? null}
      workflowId={workflowId}
      rows={model.rows}
      reviewing={reviewing}
      onTexts={setTexts}
      onFirst={() => found?.first && onOpen(found.first)}
    />
  );
}
