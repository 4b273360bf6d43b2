import { useMemo, type ReactNode, type RefObject } from 'react';
import type { CourseItem } from '../../data/courses/courseItems.ts';
import { useFormats, useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import { CardSkeleton } from '../../ui/CardSkeleton.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { useLate } from '../../ui/useLate.ts';
import { CourseCard } from './CourseCard.tsx';
import { keyOf } from './keyOf.ts';
import type { ListKind } from './ListKind.ts';
import type { ListView } from './model.ts';
import { useHeld } from './useHeld.ts';
import { useMoment } from './useMoment.ts';
import { useShelf } from './useShelf.ts';

const loadLongGrid = () => import('./LongGrid.tsx');
const loadUnreadable = () => import('./Unreadable.tsx');
/** Longer lists draw only the rows in view. */
const long = 200;
const none: readonly CourseItem[] = [];

export interface CourseGridProps {
  readonly view: ListView;
  /** Courses of the whole list. */
  readonly total: number;
  readonly card: ListKind['card'];
  readonly headingLevel: HeadingLevel;
  readonly label: string;
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** What stands below the cards, and is told whether they are all drawn. */
  readonly end: (whole: boolean) => ReactNode;
}

/** The cards, or the boxes in which they will stand. */
export function CourseGrid({ view, total, card, headingLevel, label, listRef, end }: CourseGridProps) {
  const { routes } = usePort();
  const t = useTexts('courses');
  const formats = useFormats();
  const items = view.kind === 'cards' ? view.items : none;
  const moment = useMoment(items);
  const late = useLate(loadLongGrid, items.length > long);
  const wrong = useLate(loadUnreadable, items.some(({ kind }) => kind === 'unreadable'));
  const draw = useMemo(() => {
    const drawn = new Map<CourseItem, ReactNode>();
    // A card is drawn once for each reply: what else goes on around the list costs it nothing.
    return (item: CourseItem) => {
      if (!drawn.has(item)) drawn.set(item, item.kind === 'course' ? <CourseCard view={card(item.access, moment, { t, formats })} headingLevel={headingLevel} hrefFor={routes.hrefFor} /> : wrong && wrong !== 'failed' && <wrong.Unreadable headingLevel={headingLevel} />);
      return drawn.get(item);
    };
  }, [card, moment, t, formats, headingLevel, routes, wrong]);
  const shelf = useShelf(items);
  const skeletons = view.kind === 'cards' ? view.awaited : 6;
  const old = view.kind === 'cards' && view.old;
  // Most answers come before the eye asks for one; a list that fades and comes back would only flicker, and cost two drawings of the page.
  const faded = useHeld(300, old);
  return (
    <>
      {late && late !== 'failed' ? (
        <late.LongGrid items={items} total={total} draw={draw} label={label} old={old} faded={faded} listRef={listRef} skeletons={skeletons} />
      ) : (
        <ul key={shelf.key} className={faded ? 'grid old' : 'grid'} part="grid" aria-label={label} ref={listRef} aria-busy={old || skeletons > 0 || undefined}>
          {shelf.cards.map((item) => <li key={keyOf(item)}>{draw(item)}</li>)}
          {Array.from({ length: skeletons }, (_, index) => <li key={index} aria-hidden="true"><CardSkeleton /></li>)}
        </ul>
      )}
      {end(shelf.whole)}
    </>
  );
}
