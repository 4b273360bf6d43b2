import { useCallback, useEffect, useRef, useState } from 'react';
import type { Configuration } from '../index.ts';
import { usePortal } from './portal.tsx';
import { toJson } from '../../src/plain/toJson.ts';

const pause = 5000;

/**
 * The tenant's current settings: they are read again when somebody comes back to the page or moves on in it, and when an element reports an
 * error; at most every five seconds (NAV-19).
 * @param where changes with each place in the page
 */
export function useConfiguration(first: Configuration, where: string): Configuration {
  const { host } = usePortal();
  const [configuration, setConfiguration] = useState(first);
  const last = useRef<number | null>(null);
  const newest = useRef(0);
  const again = useCallback(() => {
    const now = performance.now();
    // The first settings are as new as the page.
    if (document.visibilityState === 'hidden' || now - (last.current ??= now) < pause) return;
    last.current = now;
    const asked = ++newest.current;
    // On a slow connection an older reply may arrive after a newer one.
    void host
      .configuration(true)
      .then(
        (read) =>
          asked === newest.current && setConfiguration((before) => (toJson(before) === toJson(read) ? before : read)),
      );
  }, [host]);
  useEffect(again, [again, where]);
  useEffect(() => {
    document.addEventListener('visibilitychange', again);
    document.addEventListener('lectern-error', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      document.removeEventListener('lectern-error', again);
    };
  }, [again]);
  return configuration;
}
