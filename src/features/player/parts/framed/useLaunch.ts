import { useEffect, useEffectEvent, useState } from 'react';
import { asError } from '../../../../commands/asError.ts';
import type { Launch } from '../../../../domain/frame/launch.ts';
import type { LecternError } from '../../../../errors.ts';

/** The state of one launch. `tried` counts the attempts; each gets a new frame. */
export interface LaunchState {
  readonly tried: number;
  readonly launch: Launch | null;
  readonly error: LecternError | null;
  readonly again: () => void;
}

/**
 * Requests a launch once `wanted`, and again by `again`.
 * @param ask rejects with a LecternError
 */
export function useLaunch(wanted: boolean, ask: (signal: AbortSignal) => Promise<Launch>): LaunchState {
  const [tried, setTried] = useState(0);
  const [got, setGot] = useState<{ tried: number; launch: Launch | null; error: LecternError | null } | null>(null);
  const asked = useEffectEvent(ask);
  const has = useEffectEvent(() => got?.tried === tried);
  useEffect(() => {
    // A launch that has arrived stays, even if the connection is lost and restored.
    if (!wanted || has()) return;
    const ended = new AbortController();
    asked(ended.signal).then(
      (launch) => !ended.signal.aborted && setGot({ tried, launch, error: null }),
      (cause: unknown) => !ended.signal.aborted && setGot({ tried, launch: null, error: asError(cause) }),
    );
    return () => ended.abort();
  }, [wanted, tried]);
  const current = got?.tried === tried ? got : null;
  return {
    tried,
    launch: current?.launch ?? null,
    error: current?.error ?? null,
    again: () => setTried(tried + 1),
  };
}
