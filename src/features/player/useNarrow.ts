import { useLayoutEffect, useState, type RefObject } from 'react';

/** Up to this width the table of contents is closed at first (TREE-3, CONST-12). */
const narrow = 1279;

/** Whether an element is at most 1279 px wide; null before it was measured. */
export function useNarrow(ref: RefObject<HTMLElement | null>): boolean | null {
  const [state, setState] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setState(element.getBoundingClientRect().width <= narrow);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return state;
}
