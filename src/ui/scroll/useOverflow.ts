import { useEffect, useState, type RefObject } from 'react';

/** Whether a row that scrolls sideways has more before its start edge and after its end edge, in reading direction. */
export interface Overflow {
  readonly before: boolean;
  readonly after: boolean;
}

const none: Overflow = { before: false, after: false };

/** Watches how much of a row is out of sight. A pixel or less does not count. */
export function useOverflow(ref: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(none);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      // Right-to-left rows count from 0 downwards.
      const scrolled = Math.abs(row.scrollLeft);
      const next = { before: scrolled > 1, after: row.scrollWidth - row.clientWidth - scrolled > 1 };
      setOverflow((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    const content = new MutationObserver(look);
    content.observe(row, { childList: true, characterData: true, subtree: true });
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [ref]);
  return overflow;
}
