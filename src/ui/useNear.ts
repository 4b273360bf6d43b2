import { useEffect, useState, type RefObject } from 'react';
import { scrollerOf } from './scrollerOf.ts';

/** What scrolls around an element now; null where it is the page. A margin reaches no further than the view it is measured from. */
function movedBy(element: Element): Element | null {
  let box = scrollerOf(element);
  while (box && box.scrollHeight <= box.clientHeight) box = scrollerOf(box);
  return box;
}

/**
 * Whether something has come near the view, be it that of the page or of what scrolls in it; once it has, it stays so (MEDIA-5, CONST-15).
 * @param pixels from the view; 0 for what is in it
 * @param share of it that must have, 0..1
 */
export function useNear(ref: RefObject<Element | null>, pixels: number, share = 0): boolean {
  const [came, setCame] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (came || !element) return;
    // The first look tells of what is out of sight too.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= share) && setCame(true),
      // What is in view is so for the page too, whatever scrolls in it.
      { rootMargin: `${pixels}px`, threshold: share, root: pixels > 0 ? movedBy(element) : null },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, pixels, share, came]);
  return came;
}
