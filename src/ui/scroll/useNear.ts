import { useEffect, useState, type RefObject } from 'react';
import { scrollingBoxOf } from './scrollingBoxOf.ts';

/**
 * Whether an element has come near the view of the page or of the box that scrolls around it; stays true after that (MEDIA-5, CONST-15).
 * @param pixels distance from the view; 0 for in the view
 * @param share share of the element that must be visible, 0..1
 */
export function useNear(ref: RefObject<Element | null>, pixels: number, share = 0): boolean {
  const [came, setCame] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (came || !element) return;
    // The first report includes elements out of sight.
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= share) &&
        setCame(true),
      // A margin extends only the view of its root. With no margin the page's own view is enough, whichever box scrolls.
      { rootMargin: `${pixels}px`, threshold: share, root: pixels > 0 ? scrollingBoxOf(element) : null },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, pixels, share, came]);
  return came;
}
