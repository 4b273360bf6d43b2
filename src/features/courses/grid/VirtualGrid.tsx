import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type FunctionComponent, type ReactNode, type RefObject } from 'react';
import type { CourseItem } from '../../../data/courses/courseItems.ts';
import { CardSkeleton } from '../../../ui/card/CardSkeleton.tsx';
import { usePrinting } from '../../../ui/usePrinting.ts';
import { scrollerOf } from '../../../ui/scroll/scrollerOf.ts';
import { keyOf } from './keyOf.ts';
import { times } from '../../../plain/times.ts';

export interface VirtualGridProps {
  readonly items: readonly CourseItem[];
  readonly draw: (item: CourseItem) => ReactNode;
  /** A component that draws on top of a card; its code is loaded later. */
  readonly Mark: FunctionComponent<{ readonly item: CourseItem }> | null | false;
  /** Number of courses in the whole list; `items` are those that were fetched. */
  readonly total: number;
  readonly label: string;
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly skeletons: number;
  /** Whether the cards answer an earlier request; `faded` is set after a while. */
  readonly old: boolean;
  readonly faded: boolean;
}

/** A grid of hundreds of cards, of which only the rows near the view are drawn. */
export function VirtualGrid(props: VirtualGridProps) {
  const [place, setPlace] = useState<{
    readonly scroller: HTMLElement | null;
    readonly columns: number;
    readonly gap: number;
    readonly above: number;
  } | null>(null);
  // Until a card is measured, the page stays at least as long as it is scrolled, so that it keeps the scroll position
  // of a returning reader.
  const [height] = useState(() => scrollY + innerHeight);
  const frame = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const scroller = scrollerOf(box);
    const measure = () => {
      const list = box.firstElementChild;
      if (!list) return;
      const style = getComputedStyle(list);
      const top = box.getBoundingClientRect().top;
      const above = scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + scrollY;
      setPlace({
        scroller,
        columns: style.gridTemplateColumns.split(' ').length,
        gap: parseFloat(style.rowGap) || 0,
        above,
      });
    };
    measure();
    // Only the width matters; the height changes with every row that is drawn.
    let width = box.clientWidth;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      measure();
    });
    observer.observe(box);
    return () => observer.disconnect();
    // The content above the list changes with the courses that are found.
  }, [props.items]);
  return (
    <div ref={frame}>
      {!place && (
        <ul className="grid" aria-label={props.label} style={{ blockSize: height }}>
          <li aria-hidden="true">
            <CardSkeleton />
          </li>
        </ul>
      )}
      {place && printing && <Whole {...props} />}
      {place &&
        !printing &&
        (place.scroller ? <InBox {...props} {...place} scroller={place.scroller} /> : <InPage {...props} {...place} />)}
    </div>
  );
}

/** All cards that were fetched, for printing. */
function Whole({ items, draw, Mark, label, listRef }: VirtualGridProps) {
  return (
    <ul className="grid" part="grid" aria-label={label} ref={listRef}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          {draw(item)}
          {Mark && <Mark item={item} />}
        </li>
      ))}
    </ul>
  );
}

interface Placed extends VirtualGridProps {
  readonly columns: number;
  readonly gap: number;
  readonly above: number;
}

const rowsOf = ({ items, skeletons, columns }: Placed) => Math.ceil((items.length + skeletons) / columns);
const estimateSize = () => 186;

function InPage(props: Placed) {
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rowsOf(props),
    estimateSize,
    gap: props.gap,
    scrollMargin: props.above,
    overscan: 3,
  });
  return <Rows {...props} virtualizer={virtualizer} />;
}

function InBox({ scroller, ...props }: Placed & { readonly scroller: HTMLElement }) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: rowsOf(props),
    getScrollElement: () => scroller,
    estimateSize,
    gap: props.gap,
    scrollMargin: props.above,
    overscan: 3,
  });
  return <Rows {...props} virtualizer={virtualizer} />;
}

/** The rows near the view, between two spacers that replace the others. Screen readers hear each card's place in the list. */
function Rows<S extends Window | HTMLElement>({
  virtualizer,
  items,
  total,
  old,
  faded,
  draw,
  Mark,
  label,
  listRef,
  skeletons,
  columns,
  above,
}: Placed & { readonly virtualizer: Virtualizer<S, HTMLLIElement> }) {
  const rows = virtualizer.getVirtualItems();
  const first = (rows[0]?.index ?? 0) * columns;
  const cards = times(rows.length * columns, (index) => first + index).filter(
    (index) => index < items.length + skeletons,
  );
  const start = (rows[0]?.start ?? above) - above;
  const end = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? above) - above);
  return (
    <ul
      className={faded ? 'grid old' : 'grid'}
      part="grid"
      aria-label={label}
      aria-busy={old || undefined}
      ref={listRef}
      style={{ paddingBlock: `${Math.max(0, start)}px ${Math.max(0, end)}px` }}
    >
      {cards.map((index) => {
        const item = items[index];
        return (
          <li
            key={item ? keyOf(item) : `skeleton-${index}`}
            data-index={Math.floor(index / columns)}
            ref={index % columns === 0 ? virtualizer.measureElement : undefined}
            aria-setsize={Math.max(total, items.length)}
            aria-posinset={index + 1}
            aria-hidden={item ? undefined : true}
          >
            {item ? draw(item) : <CardSkeleton />}
            {item && Mark && <Mark item={item} />}
          </li>
        );
      })}
    </ul>
  );
}
