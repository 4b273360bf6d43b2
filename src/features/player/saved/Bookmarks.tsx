import { useEffect } from 'react';
import { useTexts } from '../../../i18n/context.tsx';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { BookmarksProps } from './BookmarksProps.ts';

/** Loads the page's code. This small component keeps the names of its chunks out of the loader, which every page has. */
const Page = lazyPart<BookmarksProps>(async () => (await import('./page/BookmarksPage.tsx')).BookmarksPage, {
  Failed: function Failed({ headingLevel, emit, again }) {
    const common = useTexts('common');
    useEffect(() => void emit('lectern-ready', undefined), [emit]);
    return (
      <div role="alert">
        <Heading level={headingLevel as HeadingLevel}>{common('elementFailed')}</Heading>
        <button type="button" className="link" onClick={() => again()}>
          {common('tryAgain')}
        </button>
      </div>
    );
  },
});

/** The learner's bookmarks over all courses (SAVED-8). */
export function Bookmarks(props: BookmarksProps) {
  return <Page {...props} />;
}
