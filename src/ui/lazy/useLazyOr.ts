import { useEffect, useEffectEvent } from 'react';
import { useLazy } from './useLazy.ts';

/**
 * Code that a reader waits for: null until it is loaded. Where it cannot be loaded, `giveUp` is called once for each time that it is
 * wanted.
 */
export function useLazyOr<T extends string | object>(
  load: () => Promise<T>,
  wanted: boolean,
  giveUp: () => void,
): T | null {
  const late = useLazy(load, wanted);
  const tell = useEffectEvent(giveUp);
  useEffect(() => {
    if (late === 'failed') tell();
  }, [late]);
  return late === 'failed' ? null : (late as T | null);
}
