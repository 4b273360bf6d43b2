import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { scrollerOf } from '../scroll/scrollerOf.ts';
import type { VisibleNode } from './treeNode.ts';

export interface VirtualRowsProps {
  readonly rows: readonly VisibleNode[];
  /** Id of the row that is the tab stop. */
  readonly stop: string | undefined;
  /** The list element of the rows; they move with the scrolling box around it. */
  readonly list: HTMLUListElement;
  readonly draw: (row: VisibleNode) => ReactNode;
}

const estimateSize = () => 40;

/** Rows of a long tree: those near the view, the current one and the tab stop. */
export function VirtualRows({ rows, stop, list, draw }: VirtualRowsProps) {
  // Read once, because each reading makes the browser lay out the page. The initial height avoids drawing a row only to measure it.
  const [{ scroller, initialRect }] = useState(() => {
    const box = scrollerOf(list);
    return { scroller: box, initialRect: { width: 0, height: box?.clientHeight ?? 0 } };
  });
  const always = [rows.findIndex(({ node }) => node.id === stop), rows.findIndex(({ node }) => node.current)].filter(
    (index) => index >= 0,
  );
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => scroller,
    // A new function at each drawing would make the virtualizer compute all positions again.
    getItemKey: useCallback((index: number) => rows[index]?.node.id ?? index, [rows]),
    estimateSize,
    initialRect,
    initialOffset: () => scroller?.scrollTop ?? 0,
    overscan: 8,
    // A measured row moves the others; inside the observer's callback the browser would report a loop.
    useAnimationFrameWithResizeObserver: true,
    rangeExtractor: (range) => [...new Set([...always, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });
  useLayoutEffect(() => {
    if (scroller) list.style.setProperty('block-size', `${virtualizer.getTotalSize()}px`);
  });
  useLayoutEffect(() => () => void list.style.removeProperty('block-size'), [list]);
  // If the page scrolls as a whole, no box gives a height.
  if (!scroller)
    return rows.map((row) => (
      <li key={row.node.id} role="none">
        {draw(row)}
      </li>
    ));
  return virtualizer.getVirtualItems().map(({ index, key, start }) => {
    const row = rows[index];
    return (
      row && (
        <li
          key={key}
          role="none"
          className="far"
          data-index={index}
          ref={virtualizer.measureElement}
          style={{ insetBlockStart: `${start}px` }}
        >
          {draw(row)}
        </li>
      )
    );
  });
}
