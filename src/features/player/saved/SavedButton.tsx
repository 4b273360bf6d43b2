import BookmarkIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import { useSavedParts } from '../../../data/player/saved/useSavedParts.ts';
import type { Objective } from '../../../domain/course/course.ts';
import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { useFormats } from '../../../i18n/context.tsx';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { useSavedNotice } from './useSavedNotice.ts';
import css from './toggle.css';

export interface SavedButtonProps {
  readonly rows: readonly TreeRow[];
  readonly course: Pick<Objective, 'id'>;
  readonly userId: string;
  readonly workflowId: string;
  /** Whether the bookmarks currently replace the contents. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The button that shows the bookmarks of a course instead of its contents, with their number (SAVED-3). */
export function SavedButton({ rows, course, userId, workflowId, open, onToggle }: SavedButtonProps) {
  useSheet(css);
  const texts = useLazyTexts('bookmarks');
  const formats = useFormats();
  const { isSaved } = useSavedParts({ objectiveId: course.id, userId }, useSavedNotice());
  if (!texts) return null;
  const count = rows.filter(({ part: { activityPathId } }) => isSaved({ workflowId, activityPathId })).length;
  return (
    <Button look="bare" icon={BookmarkIcon} className="saved-toggle saved-count" aria-pressed={open} onClick={onToggle}>
      <span className="num" aria-hidden="true">
        {count > 0 && formats.number(count)}
      </span>
      <span className="sr">{texts('open', { count })}</span>
    </Button>
  );
}
