import { useEffect, useEffectEvent } from 'react';
import { useRefetchWindow } from '../../../../data/query/useRefetchWindow.ts';
import type { SavedPart } from '../../../../domain/tree/savedPart.ts';
import { usePort } from '../../../../port/context.tsx';
import { spread } from '../../../../plain/spread.ts';

/** The next instant at which one of the parts opens that wait for a date; null if there is none. */
export function nextOpening(parts: readonly SavedPart[], now: number): number | null {
  const ahead = parts.flatMap(({ reason }) =>
    reason?.code === 'beforeStartFrom' && reason.at > now ? [reason.at] : [],
  );
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/** Requests saved parts again when one of them opens, after a random delay within the window for such dates (TREE-7). */
export function useUnlocking(parts: readonly SavedPart[], refetch: () => void): void {
  const port = usePort();
  const { clock } = port;
  const within = useRefetchWindow(port);
  const ask = useEffectEvent(refetch);
  const next = nextOpening(parts, clock.now());
  useEffect(() => {
    if (next === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = clock.at(next, () => {
      timer = setTimeout(() => ask(), spread(within));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [clock, next, within]);
}
