import { useEffect, useState, type RefObject } from 'react';
import { scrollerOf } from './scrollerOf.ts';

/**
 * The scrolling box around an element; null where the page scrolls. A margin reaches no further than the view it is
 * measured from.
 */
function movedBy(element: Element): Element | null {
  let box = scrollerOf(element);
  while (box && box.scrollHeight <= box.clientHeight) box = scrollerOf(box);
  return box;
}

/**
 * Whether an element has come near the view of the page or of the box that scrolls around it; stays true after that (MEDIA-5, CONST-15).
 * @param pixels distance from the view; 0 for in the view
 * @param share part of the element that must be there, 0..1
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
      // An element in the view is so for the page too, whatever scrolls in it.
      { rootMargin: `${pixels}px`, threshold: share, root: pixels > 0 ? movedBy(element) : null },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, pixels, share, came]);
  return came;
}
