import { useEffect, useState, type RefObject } from 'react';

/** Whether something fills the screen, and what makes it do so; `full` is null where the browser or the page around allows none. */
export function useFullscreen(place: RefObject<HTMLElement | null>): { readonly full: boolean | null; readonly toggle: () => void } {
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
