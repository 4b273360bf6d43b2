import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { portalAnswers } from '../../data/frame/portalAnswers.ts';
import { usePort } from '../../port/context.tsx';

export interface Reach {
  /** Whether the portal answers; null if it was not asked. */
  readonly reachable: boolean | null;
  readonly online: boolean;
  /** Asks the portal after a delay, unless `speaks` says by then that the page in the frame has sent a message. */
  readonly ask: (speaks: () => boolean) => void;
  readonly cancel: () => void;
  /** Discards the answer, for another attempt. */
  readonly reset: () => void;
}

/** A working page sends a message soon after it has loaded. After these milliseconds the portal itself is asked. */
const patience = 3000;

/**
 * Whether the portal can be reached from here.
 * @param onChange called when the browser goes online or offline
 */
export function useReach(onChange: () => void): Reach {
  const port = usePort();
  const [reachable, setReachable] = useState<boolean | null>(null);
  const [online, setOnline] = useState(navigator.onLine);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Number of the attempt: an answer that was asked for by an earlier one says nothing about this one. */
  const attempt = useRef(0);
  const cancel = useCallback(() => {
    attempt.current++;
    clearTimeout(timer.current);
  }, []);
  const changed = useEffectEvent(() => {
    setOnline(navigator.onLine);
    onChange();
  });
  useEffect(() => {
    addEventListener('online', changed);
    addEventListener('offline', changed);
    return () => {
      removeEventListener('online', changed);
      removeEventListener('offline', changed);
    };
  }, []);
  return {
    reachable,
    online,
    ask: (speaks) => {
      cancel();
      const mine = attempt.current;
      timer.current = setTimeout(() => {
        if (speaks()) return;
        void portalAnswers(port).then((answers) => {
          if (mine === attempt.current) setReachable(answers);
        });
      }, patience);
    },
    cancel,
    reset: () => {
      cancel();
      setReachable(null);
      setOnline(navigator.onLine);
    },
  };
}
