import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Whether a part fills the place of the player, and the way there and back; null where it is not meant to (PRESENT-6). */
export interface Full {
  readonly full: boolean;
  readonly toggle: () => void;
}

/** @param part the one that is read; leaving concerns it alone */
export function useFull(place: RefObject<HTMLElement | null>, meant: boolean, part: string): Full | null {
  const [left, setLeft] = useState<string | null>(null);
  const full = meant && left !== part;
  const toggle = () => setLeft(full ? part : null);
  const leave = useEffectEvent(toggle);
  useEffect(() => {
    if (!full) return;
    const onKey = (event: KeyboardEvent) => {
      const path = event.composedPath();
      const here = path.includes(place.current!) || path[0] === document.body;
      // A dialog above takes its Escape for itself.
      const above = path.some((one) => one instanceof HTMLDialogElement || (one instanceof HTMLElement && one.popover !== null));
      if (event.key === 'Escape' && here && !above && !event.defaultPrevented) leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [full, place]);
  return meant ? { full, toggle } : null;
}
