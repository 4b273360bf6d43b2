import { useSavedParts } from '../../../../data/player/saved/useSavedParts.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { routeLink } from '../../../../routes/routeLink.ts';
import { Heading, type HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { useWords } from '../../base/useWords.ts';
import { SavedList } from '../list/SavedList.tsx';
import { useRemovals } from '../list/useRemovals.ts';
import type { BookmarksEmit } from '../manifest.ts';
import { useSavedNotice } from '../useSavedNotice.ts';
import { BookmarksPanel } from './BookmarksPanel.tsx';
import { bookmarksState, byCourse } from './bookmarksModel.ts';
import { useReady } from './useReady.ts';
import { useUnlocking } from './useUnlocking.ts';

export interface AllBookmarksProps {
  readonly headingLevel: HeadingLevel;
  readonly emit: BookmarksEmit;
}

/** The bookmarks of all courses, by course (SAVED-8). */
export function AllBookmarks({ headingLevel, emit }: AllBookmarksProps) {
  const t = useTexts('bookmarks');
  const { clock, routes } = usePort();
  const words = useWords(clock.now());
  const saved = useSavedParts({ objectiveId: '' }, useSavedNotice());
  const removals = useRemovals(saved.parts ?? [], saved.set);
  useUnlocking(saved.parts ?? [], saved.retry);
  const view = bookmarksState(saved, removals.shown.length, true);
  useReady(view, saved.error, emit);
  return (
    <>
      <BookmarksPanel view={view} headingLevel={headingLevel} retry={saved.retry} />
      {view.kind === 'shown' &&
        byCourse(removals.shown).map(({ objectiveId, name, code, parts }) => (
          <section className="bookmarks-course" key={objectiveId}>
            <div className="bookmarks-top">
              <Heading level={headingLevel} className="bookmarks-name">
                <a {...routeLink({ name: 'course', objectiveId, aggregateId: null, review: false }, routes.hrefFor)}>
                  <bdi>{name}</bdi>
                </a>
              </Heading>
              {code && (
                <p className="muted num">
                  <bdi>{code}</bdi>
                </p>
              )}
            </div>
            <SavedList
              label={t('of', { name })}
              parts={parts}
              removals={removals}
              words={words}
              texts={t}
              linkOf={({ axis }) => routeLink({ name: 'content', objectiveId, axis, query: '' }, routes.hrefFor)}
            />
          </section>
        ))}
    </>
  );
}
