import { useEffect } from 'react';
import { useAnnounced } from '../../../../data/settings/useAnnounced.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { below, Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import type { BookmarksProps } from '../BookmarksProps.ts';
import { AllBookmarks } from './AllBookmarks.tsx';
import { BookmarksPanel } from './BookmarksPanel.tsx';
import { bookmarksState } from './bookmarksModel.ts';
import { useReady } from './useReady.ts';
import css from './page.css';

/** The page of all bookmarks (SAVED-8). */
export function BookmarksPage({ headingLevel, emit }: BookmarksProps) {
  useSheet(css);
  const t = useTexts('bookmarks');
  const { announced, error, online, retry } = useAnnounced('savedParts');
  const level = headingLevel as HeadingLevel;
  const title = t('title');
  useEffect(() => {
    emit('lectern-title', { sections: [title] });
  }, [emit, title]);
  const before = bookmarksState({ parts: null, error, online }, 0, announced);
  useReady(announced ? { kind: 'loading' } : before, error, emit);
  return (
    <div className="bookmarks">
      <Heading level={level} className="title page-title" part="heading">
        {title}
      </Heading>
      {announced ? (
        <AllBookmarks headingLevel={below(level)} emit={emit} />
      ) : (
        <BookmarksPanel view={before} headingLevel={below(level)} retry={retry} />
      )}
    </div>
  );
}
