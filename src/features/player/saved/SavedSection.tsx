import { useSavedParts } from '../../../data/player/saved/useSavedParts.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { useLinks } from '../base/links.ts';
import type { Words } from '../base/Words.ts';
import { SavedList } from './list/SavedList.tsx';
import { useRemovals } from './list/useRemovals.ts';
import { useSavedNotice } from './useSavedNotice.ts';
import css from './section.css';

export interface SavedSectionProps {
  readonly access: ObjectiveAccess;
  readonly words: Words;
  readonly headingLevel: HeadingLevel;
}

/** The bookmarks of a course on its page; absent where there are none, and where they cannot be loaded (SAVED-3). */
export function SavedSection({ access: { objective, userId }, words, headingLevel }: SavedSectionProps) {
  useSheet(css);
  const texts = useLazyTexts('bookmarks');
  const links = useLinks();
  const { parts, set } = useSavedParts({ objectiveId: objective.id, userId }, useSavedNotice());
  const removals = useRemovals(parts ?? [], set);
  const { shown } = removals;
  if (!texts || shown.length === 0) return null;
  return (
    <section className="saved-section">
      <Heading level={headingLevel} className="saved-title">
        {texts('title')} <span className="muted num">{words.formats.number(parts?.length ?? 0)}</span>
      </Heading>
      <SavedList
        label={texts('of', { name: objective.name })}
        parts={shown}
        removals={removals}
        words={words}
        texts={texts}
        linkOf={({ axis }) => links.to({ name: 'content', objectiveId: objective.id, axis, query: '' })}
      />
    </section>
  );
}
