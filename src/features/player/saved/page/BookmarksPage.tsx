import { useEffect } from 'react';
import { useOnline } from '../../../../data/query/useOnline.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { below, Heading, type HeadingLevel } from '../../../../ui/Heading.tsx';
import { useSheet } from '../../../../ui/sheet.ts';
import type { BookmarksProps } from '../BookmarksProps.ts';
import { AllBookmarks } from './AllBookmarks.tsx';
import { BookmarksPanel } from './BookmarksPanel.tsx';
import { bookmarksState } from './bookmarksModel.ts';
import { useAnnounced } from './useAnnounced.ts';
import { useReady } from './useReady.ts';
import css from './page.css';

const unknown = { parts: null, error: null };

/** The page of all bookmarks (SAVED-8). */
export function BookmarksPage({ headingLevel, emit }: BookmarksProps) {
  useSheet(css);
  const t = useTexts('bookmarks');
  const online = useOnline();
  const { announced, again } = useAnnounced();
  const level = headingLevel as HeadingLevel;
  const title = t('title');
  useEffect(() => {
    emit('lectern-title', { sections: [title] });
  }, [emit, title]);
  const before = bookmarksState({ ...unknown, online }, 0, announced);
  useReady(announced ? { kind: 'loading' } : before, null, emit);
  return (
    <div className="bookmarks">
      <Heading level={level} className="title page-title" part="heading">
        {title}
      </Heading>
      {announced ? (
        <AllBookmarks headingLevel={below(level)} emit={emit} />
      ) : (
        <BookmarksPanel view={before} headingLevel={below(level)} retry={again} />
      )}
    </div>
  );
}
