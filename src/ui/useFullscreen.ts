import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element fills the screen, and the switch for it; `full` is null if the browser or the surrounding page
 * does not allow full screen.
 */
export function useFullscreen(place: RefObject<HTMLElement | null>): {
  readonly full: boolean | null;
  readonly toggle: () => void;
} {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(place.current?.matches(':fullscreen') ?? false);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [place]);
  const toggle = () => {
    // A refusal leaves everything as it was.
    void (full ? document.exitFullscreen() : place.current?.requestFullscreen())?.catch(() => undefined);
  };
  return { full: document.fullscreenEnabled ? full : null, toggle };
}
