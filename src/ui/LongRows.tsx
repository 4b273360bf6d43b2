import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type ReactNode } from 'react';
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
  const scroller = scrollerOf(list);
  const always = [rows.findIndex(({ node }) => node.id === stop), rows.findIndex(({ node }) => node.current)].filter((index) => index >= 0);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => scroller,
    getItemKey: (index) => rows[index]!.node.id,
    estimateSize,
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
