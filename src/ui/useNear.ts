import { useEffect, useState, type RefObject } from 'react';

/** A frame is loaded when it comes within this of the view (MEDIA-5, CONST-15). */
const near = { rootMargin: '100px', threshold: 0.1 };

/** What scrolls around an element, also outside its shadow root; null where it is the page. A margin reaches no further than the view it is measured from. */
function scrollerOf(element: Element): Element | null {
  for (let around: Node | null = element.parentNode; around; around = around instanceof ShadowRoot ? around.host : around.parentNode) {
    if (!(around instanceof HTMLElement) || around === document.body || around === document.documentElement) continue;
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return null;
}

/** Whether something has come near the view, in the page or in what scrolls in it; once it has, it stays so. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [came, setCame] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (came || !element) return;
    const observer = new IntersectionObserver(
      // The first look tells of what is out of sight too.
      (entries) => entries.some(({ intersectionRatio }) => intersectionRatio >= near.threshold) && setCame(true),
      { ...near, root: scrollerOf(element) },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, came]);
  return came;
}
