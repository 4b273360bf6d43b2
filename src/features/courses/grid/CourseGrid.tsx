import { useMemo, type FunctionComponent, type ReactNode, type RefObject } from 'react';
import type { CourseItem } from '../../../data/courses/courseItems.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { usePort } from '../../../port/context.tsx';
import { CardSkeleton } from '../../../ui/card/CardSkeleton.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useLazy } from '../../../ui/lazy/useLazy.ts';
import { CourseCard } from '../card/CourseCard.tsx';
import { keyOf } from './keyOf.ts';
import type { ListKind } from '../ListKind.ts';
import type { ListView } from '../model.ts';
import { useDelayed } from '../useDelayed.ts';
import { useMoment } from './useMoment.ts';
import { useNextFrame } from './useNextFrame.ts';
import { useGridSize } from './useGridSize.ts';
import { useFirstScreen } from './useFirstScreen.ts';
import { times } from '../../../plain/times.ts';

const loadVirtualGrid = () => import('./VirtualGrid.tsx');
const loadUnreadable = () => import('../card/Unreadable.tsx');
/** Longer lists draw only the rows near the view. */
const long = 200;
const none: readonly CourseItem[] = [];

export interface CourseGridProps {
  readonly view: ListView;
  /** Number of courses in the whole list. */
  readonly total: number;
  readonly kind: ListKind;
  /** Whether the list is neither searched nor filtered. */
  readonly plain: boolean;
  /** A component that draws on top of a card; its code is loaded later. */
  readonly Mark: FunctionComponent<{ readonly item: CourseItem }> | null | false;
  readonly headingLevel: HeadingLevel;
  readonly label: string;
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** Draws the end of the list; `whole` says whether all cards are drawn. */
  readonly end: (whole: boolean) => ReactNode;
}

/** The cards, or placeholders while they load. */
export function CourseGrid({ view, total, kind, plain, Mark, headingLevel, label, listRef, end }: CourseGridProps) {
  const { routes } = usePort();
  const t = useTexts('courses');
  const formats = useFormats();
  const cards = view.kind === 'cards' ? view : null;
  const items = cards?.items ?? none;
  const moment = useMoment(items);
  const virtual = useLazy(loadVirtualGrid, items.length > long);
  const unreadable = useLazy(
    loadUnreadable,
    items.some(({ kind }) => kind === 'unreadable'),
  );
  const draw = useMemo(() => {
    const drawn = new Map<CourseItem, ReactNode>();
    const places = new Map(items.map((item, at) => [item, at]));
    // Each card is drawn once per reply, even when other things around the list change.
    return (item: CourseItem) => {
      const at = places.get(item) ?? 0;
      if (!drawn.has(item))
        drawn.set(
          item,
          item.kind === 'course' ? (
            <CourseCard
              view={kind.card(item.access, moment, { t, formats }, at)}
              headingLevel={headingLevel}
              hrefFor={routes.hrefFor}
            />
          ) : (
            unreadable && unreadable !== 'failed' && <unreadable.Unreadable headingLevel={headingLevel} />
          ),
        );
      return drawn.get(item);
    };
  }, [items, kind, moment, t, formats, headingLevel, routes, unreadable]);
  const shown = useFirstScreen(items);
  const isWhole = shown.whole && cards?.awaited === 0;
  const kept = useGridSize(kind.name, listRef, items.length, isWhole, plain);
  // Cards that came with the page are there before the next frame, so no placeholders are drawn first (ELEM-26).
  const boxes = useNextFrame() ? kept.cards : 0;
  const skeletons = cards ? cards.awaited : boxes;
  const old = !!cards?.old;
  // Most answers arrive within this time. A list that faded at once would flicker and draw the page twice.
  const faded = useDelayed(300, old);
  return (
    <>
      {virtual && virtual !== 'failed' ? (
        <virtual.VirtualGrid
          items={items}
          total={total}
          draw={draw}
          Mark={Mark}
          label={label}
          old={old}
          faded={faded}
          listRef={listRef}
          skeletons={skeletons}
        />
      ) : (
        <ul
          key={shown.key}
          className={faded ? 'grid old' : 'grid'}
          part="grid"
          aria-label={label}
          ref={listRef}
          aria-busy={old || skeletons > 0 || undefined}
        >
          {shown.cards.map((item) => (
            <li key={keyOf(item)}>
              {draw(item)}
              {Mark && <Mark item={item} />}
            </li>
          ))}
          {times(skeletons, (index) => (
            <li key={index} aria-hidden="true">
              <CardSkeleton />
            </li>
          ))}
        </ul>
      )}
      {end(shown.whole)}
    </>
  );
}
