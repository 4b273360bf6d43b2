import { useRef, useState } from 'react';
import type { LecternError } from '../errors.ts';
import { asError } from './asError.ts';

/** Work that a screen starts, and its outcome. */
export interface OneAtATime {
  readonly busy: boolean;
  /** Why the last work failed; null after other work has begun. */
  readonly error: LecternError | null;
  /** Does work unless other work is under way. Never rejects. @returns whether it was done */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** Does one piece of work at a time: a second click may come before the first has been drawn. @param onFail hears of each failure */
export function useOneAtATime(onFail?: (error: LecternError) => void): OneAtATime {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<LecternError | null>(null);
  const underWay = useRef(false);
  const run: OneAtATime['run'] = async (work) => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (cause) {
      const failure = asError(cause);
      setError(failure);
      onFail?.(failure);
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, error, run };
}
