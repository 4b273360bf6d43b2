import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** The switch for a part that can fill the whole player; null if the part is not meant to fill it (PRESENT-6). */
export interface Full {
  readonly full: boolean;
  readonly toggle: () => void;
}

/** @param part id of the open part; leaving the full view counts for this part only */
export function useFull(place: RefObject<HTMLElement | null>, meant: boolean, part: string): Full | null {
  const [left, setLeft] = useState<string | null>(null);
  const full = meant && left !== part;
  const toggle = () => setLeft(full ? part : null);
  const leave = useEffectEvent(toggle);
  useEffect(() => {
    if (!full) return;
    const onKey = (event: KeyboardEvent) => {
      const path = event.composedPath();
      const here = path.some((one) => one === place.current) || path[0] === document.body;
      // A dialog above handles its Escape key itself.
      const above = path.some(
        (one) => one instanceof HTMLDialogElement || (one instanceof HTMLElement && one.popover !== null),
      );
      if (event.key === 'Escape' && here && !above && !event.defaultPrevented) leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [full, place]);
  return meant ? { full, toggle } : null;
}
