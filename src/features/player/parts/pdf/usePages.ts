import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TextColumn } from './textColumn.ts';
import { firstZoom, pixelsPerPoint, shareOf, type Zoom } from './zoom.ts';

/** Space around the pages in CSS pixels, less on a phone; the sheet's padding is the same. */
const marginOf = (root: HTMLElement) => (root.clientWidth < 480 ? 4 : 16);

/**
 * The reader's place among the pages, and the scale of the pages. When the scale changes, the content at the top of the
 * view stays there.
 * @param first page that is shown at first
 * @param column place of the text on the pages
 */
export function usePages(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  width: number,
  first: number,
  column: TextColumn | null,
) {
  const [chosen, setZoom] = useState<Zoom | null>(null);
  const [{ room, margin }, setRoom] = useState({ room: 0, margin: 16 });
  const zoom = chosen ?? firstZoom(room, width, column);
  const [page, setPage] = useState(first);
  const share = room > 0 ? shareOf(zoom, room, width, column) : 0;
  const anchor = useRef({ page: first, part: 0 });

  useLayoutEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const measure = () => {
      const around = marginOf(root);
      setRoom({ room: Math.max(64, root.clientWidth - 2 * around), margin: around });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    return () => observer.disconnect();
  }, [scroller]);

  const leaf = useCallback(
    (number: number) => scroller.current?.querySelector<HTMLElement>(`[data-page="${number}"]`) ?? null,
    [scroller],
  );
  const show = useCallback(
    (number: number, part = 0) => {
      const [root, target] = [scroller.current, leaf(number)];
      if (!root || !target) return;
      anchor.current = { page: number, part };
      root.scrollTop = target.offsetTop + part * target.offsetHeight - margin / 2;
      setPage(number);
    },
    [scroller, leaf, margin],
  );

  const from = zoom === 'text' && column ? column.start * pixelsPerPoint * share : null;
  useLayoutEffect(() => {
    const target = leaf(1);
    if (from !== null && scroller.current && target) scroller.current.scrollLeft = target.offsetLeft + from - margin;
  }, [from, leaf, scroller, margin]);

  useLayoutEffect(() => {
    if (share > 0) show(anchor.current.page, anchor.current.part);
  }, [share, show]);

  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const top = root.scrollTop + margin / 2;
      const all = root.querySelectorAll<HTMLElement>('[data-page]');
      // The page in view is the last one that begins above a third of the view; at the very end, it is the last page.
      const atEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 1;
      const current = atEnd ? count : (lastAbove(all, root.scrollTop + root.clientHeight / 3) ?? 1);
      const held = lastAbove(all, top) ?? 1;
      const target = all[held - 1];
      if (target) anchor.current = { page: held, part: (top - target.offsetTop) / Math.max(1, target.offsetHeight) };
      setPage(current);
    };
    const scrolled = () => (frame ||= requestAnimationFrame(look));
    root.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      root.removeEventListener('scroll', scrolled);
      cancelAnimationFrame(frame);
    };
  }, [scroller, count, margin]);

  return { page, share, zoom, setZoom, margin, show };
}

/** Number of the last page that begins at or above a line. */
function lastAbove(pages: ArrayLike<HTMLElement>, line: number): number | null {
  let [low, high] = [0, pages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const page = pages[middle];
    if (page && page.offsetTop <= line) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : low;
}
