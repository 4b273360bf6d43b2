import BookmarkIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import { useMemo } from 'react';
import { useSavedParts } from '../../../data/player/saved/useSavedParts.ts';
import type { Objective } from '../../../domain/course/course.ts';
import type { TreeRow } from '../../../domain/tree/flattenTree.ts';
import { savedOf } from '../../../domain/tree/savedOf.ts';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { isPlain } from '../base/links.ts';
import type { Words } from '../base/Words.ts';
import { SavedList } from './list/SavedList.tsx';
import { useRemovals } from './list/useRemovals.ts';
import { useSavedNotice } from './useSavedNotice.ts';
import css from './contents.css';

export interface SavedContentsProps {
  readonly rows: readonly TreeRow[];
  readonly course: Pick<Objective, 'id' | 'name' | 'code'>;
  readonly userId: string;
  readonly workflowId: string;
  readonly words: Words;
  readonly headingLevel: HeadingLevel;
  readonly hrefOf: (axis: readonly string[]) => string;
  readonly onGo: (axis: readonly string[]) => void;
  /** Returns to the whole contents. */
  readonly onClose: () => void;
}

/** The bookmarks of a course instead of its contents. They use the rows of its tree, so that they lock and unlock with it (SAVED-3). */
export function SavedContents(props: SavedContentsProps) {
  const { rows, course, userId, workflowId, words, headingLevel, hrefOf, onGo, onClose } = props;
  useSheet(css);
  const texts = useLazyTexts('bookmarks');
  const { isSaved, set } = useSavedParts({ objectiveId: course.id, userId }, useSavedNotice());
  const all = useMemo(() => rows.map((row) => savedOf(row, course, workflowId)), [rows, course, workflowId]);
  const removals = useRemovals(
    all.filter((part) => isSaved(part)),
    set,
  );
  if (!texts) return null;
  return (
    <div className="saved-contents">
      <div className="saved-head">
        <Heading level={headingLevel}>{texts('title')}</Heading>
        <Button look="quiet" onClick={onClose}>
          {texts('contents')}
        </Button>
      </div>
      {removals.shown.length > 0 ? (
        <SavedList
          label={texts('of', { name: course.name })}
          parts={removals.shown}
          removals={removals}
          words={words}
          texts={texts}
          linkOf={({ axis }) => ({
            href: hrefOf(axis),
            onClick: (event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              onGo(axis);
            },
          })}
        />
      ) : (
        <div className="saved-none">
          <Icon of={BookmarkIcon} size="lg" />
          <p>
            <b>{texts('emptyTitle')}</b>
          </p>
          <p className="muted">{texts('emptyHere')}</p>
        </div>
      )}
    </div>
  );
}
