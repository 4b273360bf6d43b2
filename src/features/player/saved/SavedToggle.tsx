import BookmarkIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import { useSavedParts } from '../../../data/player/saved/useSavedParts.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { savedOf } from '../../../domain/tree/savedOf.ts';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useSheet } from '../../../ui/sheet.ts';
import { isolate } from '../../../language/isolate.ts';
import { useSavedNotice } from './useSavedNotice.ts';
import css from './toggle.css';

export interface SavedToggleProps {
  readonly row: TreeRow;
  readonly course: Pick<ObjectiveAccess['objective'], 'id' | 'name' | 'code'>;
  readonly userId: string;
  readonly workflowId: string;
  /** It stands among others of its kind, and says whose it is. */
  readonly named?: boolean;
}

/** Saves a part, or removes it (SAVED-1). It is there once it is known which of both. Its state is spoken by its being pressed. */
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
      {named ? texts('toggleNamed', { name: isolate(part.name) }) : texts('toggle')}
    </Button>
  );
}
