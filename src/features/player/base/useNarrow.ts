import { useLayoutEffect, useState, type RefObject } from 'react';
import { usePort } from '../../../port/context.tsx';

/** Up to this width in pixels the table of contents is closed at first (TREE-3, CONST-12). */
const narrow = 1279;
/** Up to this width in pixels a screen counts as a phone (CONST-11). */
const mobile = 970;

/**
 * Whether the width is at most the given number of pixels. It is the width of the screen if the page says so, otherwise
 * that of the element (ELEM-18). Null before it was measured.
 */
function useAtMost(ref: RefObject<HTMLElement | null>, limit: number): boolean | null {
  const { host } = usePort();
  const [state, setState] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const element = ref.current?.closest('.lectern') ?? ref.current;
    if (!element) return;
    if (host.widths?.() === 'screen') {
      const screen = matchMedia(`(max-width: ${limit}.98px)`);
      const read = () => setState(screen.matches);
      read();
      screen.addEventListener('change', read);
      return () => screen.removeEventListener('change', read);
    }
    const measure = () => setState(element.getBoundingClientRect().width < limit + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, limit, host]);
  return state;
}

/**
 * Whether there is too little room for the table of contents next to the page.
 * @param ref an element inside the player
 */
export const useNarrow = (ref: RefObject<HTMLElement | null>): boolean | null => useAtMost(ref, narrow);

/** Whether the screen counts as a phone. @param ref an element inside the player */
export const usePhone = (ref: RefObject<HTMLElement | null>): boolean => useAtMost(ref, mobile) === true;
