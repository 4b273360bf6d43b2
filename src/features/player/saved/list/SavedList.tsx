import type { MouseEventHandler } from 'react';
import type { SavedPart } from '../../../../domain/tree/savedPart.ts';
import type { Translate } from '../../../../i18n/locale.ts';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import tree from '../../../../ui/tree/tree.css';
import type { Words } from '../../base/Words.ts';
import { useKindsOf } from '../../base/tree/useKindWords.ts';
import { SavedRow } from './SavedRow.tsx';
import { savedView } from './savedView.ts';
import type { Removals } from './useRemovals.ts';
import css from './saved.css';

export interface SavedListProps {
  readonly label: string;
  readonly parts: readonly SavedPart[];
  readonly removals: Removals;
  readonly words: Words;
  readonly texts: Translate<'bookmarks'>;
  readonly linkOf: (part: SavedPart) => { readonly href: string; readonly onClick?: MouseEventHandler<HTMLElement> };
}

/** Saved parts of one course in reading order (SAVED-3). */
export function SavedList({ label, parts, removals, words, texts, linkOf }: SavedListProps) {
  useSheet(css);
  // The marks need the sheet of the table of contents.
  useSheet(tree);
  const signed = useKindsOf(words, parts);
  return (
    <ul className="saved-list" aria-label={label}>
      {parts.map((part) => (
        <SavedRow
          key={part.activityPathId}
          view={savedView(part, signed)}
          removed={removals.isRemoved(part)}
          texts={texts}
          link={linkOf(part)}
          onRemove={() => removals.remove(part)}
          onUndo={() => removals.undo(part)}
        />
      ))}
    </ul>
  );
}
