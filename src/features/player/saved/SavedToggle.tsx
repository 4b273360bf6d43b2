import BookmarkIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import { useSavedParts } from '../../../data/player/saved/useSavedParts.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { savedOf } from '../../../domain/tree/savedOf.ts';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { useSavedNotice } from './useSavedNotice.ts';
import css from './toggle.css';

export interface SavedToggleProps {
  readonly row: TreeRow;
  readonly course: Pick<ObjectiveAccess['objective'], 'id' | 'name' | 'code'>;
  readonly userId: string;
  readonly workflowId: string;
  /** Whether the button is one of several on the page, so that its label includes the name of the part. */
  readonly named?: boolean;
}

/**
 * The button to add or remove a bookmark of a part (SAVED-1). It appears once the state is known. Screen readers hear
 * the state as "pressed".
 */
export function SavedToggle({ row, course, userId, workflowId, named = false }: SavedToggleProps) {
  useSheet(css);
  const texts = useLazyTexts('bookmarks');
  const part = savedOf(row, course, workflowId);
  const { isSaved, set } = useSavedParts({ objectiveId: course.id, userId }, useSavedNotice());
  const saved = isSaved(part);
  if (!texts || saved === null) return null;
  return (
    <Button
      look="bare"
      icon={BookmarkIcon}
      iconOnly
      className="saved-toggle"
      aria-pressed={saved}
      onClick={() => set(part, !saved)}
    >
      {named ? texts('toggleNamed', { name: part.name }) : texts('toggle')}
    </Button>
  );
}
