import { useLayoutEffect, useState, type RefObject } from 'react';

/** Up to this width the table of contents is closed at first (TREE-3, CONST-12). */
const narrow = 1279;

/** Whether an element is at most so many pixels wide, 1279 where nothing else is said; null before it was measured. */
export function useNarrow(ref: RefObject<HTMLElement | null>, limit = narrow): boolean | null {
  const [state, setState] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setState(element.getBoundingClientRect().width <= limit);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, limit]);
  return state;
}
