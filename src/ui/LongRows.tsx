import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { scrollerOf } from './scrollerOf.ts';
import type { VisibleNode } from './treeNode.ts';

export interface LongRowsProps {
  readonly rows: readonly VisibleNode[];
  /** Id of the row that Tab stops at. */
  readonly stop: string | undefined;
  /** The list they stand in; they move with the box around it that scrolls. */
  readonly list: HTMLUListElement;
  readonly draw: (row: VisibleNode) => ReactNode;
}

const estimateSize = () => 40;

/** Rows of a long tree: those near the view, the current one and the one that Tab stops at. */
export function LongRows({ rows, stop, list, draw }: LongRowsProps) {
  // Asked for once: each question makes the browser reckon with what has been drawn so far. How much fits is known from the start, so that
  // nothing is drawn only to see that.
  const [{ scroller, initialRect }] = useState(() => {
    const box = scrollerOf(list);
    return { scroller: box, initialRect: { width: 0, height: box?.clientHeight ?? 0 } };
  });
  const always = [rows.findIndex(({ node }) => node.id === stop), rows.findIndex(({ node }) => node.current)].filter((index) => index >= 0);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => scroller,
    // With a key function of its own for each drawing all places would be reckoned anew.
    getItemKey: useCallback((index: number) => rows[index]!.node.id, [rows]),
    estimateSize,
    initialRect,
    initialOffset: () => scroller?.scrollTop ?? 0,
    overscan: 8,
    // A row that is measured moves the others: within the observer's own turn the browser would call that a loop.
    useAnimationFrameWithResizeObserver: true,
    rangeExtractor: (range) => [...new Set([...always, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });
  useLayoutEffect(() => {
    if (scroller) list.style.setProperty('block-size', `${virtualizer.getTotalSize()}px`);
  });
  useLayoutEffect(() => () => void list.style.removeProperty('block-size'), [list]);
  // In a page that scrolls as a whole there is nothing to measure by.
  if (!scroller) return rows.map((row) => <li key={row.node.id} role="none">{draw(row)}</li>);
  return virtualizer.getVirtualItems().map(({ index, key, start }) => (
    <li key={key} role="none" className="far" data-index={index} ref={virtualizer.measureElement} style={{ insetBlockStart: `${start}px` }}>{draw(rows[index]!)}</li>
  ));
}
