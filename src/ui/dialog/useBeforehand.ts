import { useLayoutEffect, useRef, useState } from 'react';

/** What a dialog waits for before it does what it asks about. */
export interface Beforehand {
  readonly waits: boolean;
  /** Passes the result of `work` on, unless the dialog was closed by then. */
  readonly wait: <T>(work: Promise<T>, then: (result: T) => void) => void;
}

/** For a dialog that waits after its button was pressed. Closing it cancels, so what was to follow is left out. */
export function useBeforehand(): Beforehand {
  const [waits, setWaits] = useState(false);
  const open = useRef(false);
  // Its end is told as the dialog goes; that of another effect may be told after the result has come.
  useLayoutEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  return {
    waits,
    wait: (work, then) => {
      setWaits(true);
      void work.then((result) => {
        if (!open.current) return;
        setWaits(false);
        then(result);
      });
    },
  };
}
