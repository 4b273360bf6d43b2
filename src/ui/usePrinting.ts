import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: lists are then drawn completely, not only near the view (ELEM-20). */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // The browser lays out the printed page as soon as this returns.
    const tell = (now: boolean) => flushSync(() => setPrinting(now));
    const heard = [
      [window, 'beforeprint', () => tell(true)],
      [window, 'afterprint', () => tell(false)],
      [paper, 'change', () => tell(paper.matches)],
    ] as const;
    for (const [target, type, listener] of heard) target.addEventListener(type, listener);
    if (paper.matches) setPrinting(true);
    return () => {
      for (const [target, type, listener] of heard) target.removeEventListener(type, listener);
    };
  }, []);
  return printing;
}
