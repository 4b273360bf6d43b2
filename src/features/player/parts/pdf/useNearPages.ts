import { useEffect, useState, type RefObject } from 'react';

/** Numbers of the pages that are in view or at most a screen away from it; other pages are not drawn. */
export function useNearPages(scroller: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const page = Number((target as HTMLElement).dataset['page']);
            if (isIntersecting) after.add(page);
            else after.delete(page);
          }
          return after;
        }),
      { root, rootMargin: '100% 0px' },
    );
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page);
    return () => observer.disconnect();
  }, [scroller, count]);
  return near;
}
