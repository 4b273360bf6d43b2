import { useEffect, useEffectEvent } from 'react';
import { useLate } from './useLate.ts';

/**
 * Code that arrives late and that somebody waits for: null until it is there. Where it cannot be had, `giveUp` tells whoever waits,
 * once for each time that it is wanted.
 */
export function useLateOr<T extends string | object>(load: () => Promise<T>, wanted: boolean, giveUp: () => void): T | null {
  const late = useLate(load, wanted);
  const tell = useEffectEvent(giveUp);
  useEffect(() => {
    if (late === 'failed') tell();
  }, [late]);
  return late === 'failed' ? null : (late as T | null);
}
