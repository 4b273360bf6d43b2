import { useEffect, useEffectEvent } from 'react';
import { useLazy } from './useLazy.ts';

/**
 * Lazy code that a reader waits for: null until it is loaded. If it cannot be loaded, `giveUp` is called once each time that it is wanted.
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
