import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { shareOf, type Zoom } from './zoom.ts';

/** Space around the pages; the sheet's padding says the same. */
const margin = 16;

/**
 * Where one is among the pages, and how large they are. What is in the middle stays there when the size changes.
 * @param first page shown at first
 */
export function usePages(scroller: RefObject<HTMLElement | null>, count: number, width: number, first: number) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [room, setRoom] = useState(0);
  const [page, setPage] = useState(first);
  const share = room > 0 ? shareOf(zoom, room, width) : 0;
  const anchor = useRef({ page: first, part: 0 });

  useLayoutEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const measure = () => setRoom(Math.max(64, root.clientWidth - 2 * margin));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    return () => observer.disconnect();
  }, [scroller]);

  const leaf = useCallback((number: number) => scroller.current?.querySelector<HTMLElement>(`[data-page="${number}"]`) ?? null, [scroller]);
  const show = useCallback(
    (number: number, part = 0) => {
      const [root, target] = [scroller.current, leaf(number)];
      if (!root || !target) return;
      anchor.current = { page: number, part };
      root.scrollTop = target.offsetTop + part * target.offsetHeight - margin / 2;
      setPage(number);
    },
    [scroller, leaf],
  );

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
      // The last one that begins above a third of the view is the one that is read; at the very end, the last.
      const atEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 1;
      const current = atEnd ? count : (lastAbove(all, root.scrollTop + root.clientHeight / 3) ?? 1);
      const held = lastAbove(all, top) ?? 1;
      const target = all[held - 1]!;
      anchor.current = { page: held, part: (top - target.offsetTop) / Math.max(1, target.offsetHeight) };
      setPage(current);
    };
    const scrolled = () => (frame ||= requestAnimationFrame(look));
    root.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      root.removeEventListener('scroll', scrolled);
      cancelAnimationFrame(frame);
    };
  }, [scroller, count]);

  return { page, share, zoom, setZoom, show, leaf };
}

/** Number of the last page that begins at or above a line. */
function lastAbove(pages: ArrayLike<HTMLElement>, line: number): number | null {
  let [low, high] = [0, pages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pages[middle]!.offsetTop <= line) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : low;
}

