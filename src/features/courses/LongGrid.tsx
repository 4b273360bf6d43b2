import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { CourseItem } from '../../data/courses/courseItems.ts';
import { CardSkeleton } from '../../ui/CardSkeleton.tsx';
import { scrollerOf } from '../../ui/scrollerOf.ts';
import { keyOf } from './keyOf.ts';

export interface LongGridProps {
  readonly items: readonly CourseItem[];
  readonly draw: (item: CourseItem) => ReactNode;
  /** Courses of the whole list, of which these are those that have come. */
  readonly total: number;
  readonly label: string;
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly skeletons: number;
  /** What is shown answers an earlier wish; faded once that has gone on for a while. */
  readonly old: boolean;
  readonly faded: boolean;
}

/** A grid of hundreds of cards, of which only the rows near the view are drawn. */
export function LongGrid(props: LongGridProps) {
  const [place, setPlace] = useState<{ readonly scroller: HTMLElement | null; readonly columns: number; readonly gap: number; readonly above: number } | null>(null);
  // Until it is measured, by a card that brings the grid's look, the page stays as long as it is scrolled: else who comes back loses their place.
  const [height] = useState(() => scrollY + innerHeight);
  const frame = useRef<HTMLDivElement>(null);
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
      setPlace({ scroller, columns: style.gridTemplateColumns.split(' ').length, gap: parseFloat(style.rowGap) || 0, above });
    };
    measure();
    // Its width alone decides; its height changes with every row that is drawn.
    let width = box.clientWidth;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      measure();
    });
    observer.observe(box);
    return () => observer.disconnect();
    // What stands over the list comes and goes with what is found.
  }, [props.items]);
  return (
    <div ref={frame}>
      {!place && <ul className="grid" aria-label={props.label} style={{ blockSize: height }}><li aria-hidden="true"><CardSkeleton /></li></ul>}
      {place && (place.scroller ? <InBox {...props} {...place} scroller={place.scroller} /> : <InPage {...props} {...place} />)}
    </div>
  );
}

interface Placed extends LongGridProps {
  readonly columns: number;
  readonly gap: number;
  readonly above: number;
}

const rowsOf = ({ items, skeletons, columns }: Placed) => Math.ceil((items.length + skeletons) / columns);
const estimateSize = () => 186;

function InPage(props: Placed) {
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({ count: rowsOf(props), estimateSize, gap: props.gap, scrollMargin: props.above, overscan: 3 });
  return <Rows {...props} virtualizer={virtualizer} />;
}

function InBox({ scroller, ...props }: Placed & { readonly scroller: HTMLElement }) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({ count: rowsOf(props), getScrollElement: () => scroller, estimateSize, gap: props.gap, scrollMargin: props.above, overscan: 3 });
  return <Rows {...props} virtualizer={virtualizer} />;
}

/** The rows in view, between two spacers that stand for the rest; a card keeps its place in the list for readers. */
function Rows<S extends Window | HTMLElement>({ virtualizer, items, total, old, faded, draw, label, listRef, skeletons, columns, above }: Placed & { readonly virtualizer: Virtualizer<S, HTMLLIElement> }) {
  const rows = virtualizer.getVirtualItems();
  const first = (rows[0]?.index ?? 0) * columns;
  const cards = Array.from({ length: rows.length * columns }, (_, index) => first + index).filter((index) => index < items.length + skeletons);
  const start = (rows[0]?.start ?? above) - above;
  const end = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? above) - above);
  return (
    <ul className={faded ? 'grid old' : 'grid'} part="grid" aria-label={label} aria-busy={old || undefined} ref={listRef} style={{ paddingBlock: `${Math.max(0, start)}px ${Math.max(0, end)}px` }}>
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
          </li>
        );
      })}
    </ul>
  );
}
