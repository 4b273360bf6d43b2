import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { portalAnswers } from '../../data/frame/portalAnswers.ts';
import { usePort } from '../../port/context.tsx';

export interface Reach {
  /** Whether the portal answers; null where nobody has asked. */
  readonly reachable: boolean | null;
  readonly online: boolean;
  /** Asks the portal after a delay, unless `speaks` says by then that the page in the frame has spoken. */
  readonly ask: (speaks: () => boolean) => void;
  readonly cancel: () => void;
  /** Forgets the answer, for another try. */
  readonly reset: () => void;
}

/** A page that speaks does so soon after it has loaded. After these milliseconds the portal itself is asked. */
const patience = 3000;

/**
 * Whether the portal can be reached from here.
 * @param onChange told when the browser goes online or offline
 */
export function useReach(onChange: () => void): Reach {
  const port = usePort();
  const [reachable, setReachable] = useState<boolean | null>(null);
  const [online, setOnline] = useState(navigator.onLine);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
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
      timer.current = setTimeout(() => {
        if (!speaks()) void portalAnswers(port).then(setReachable);
      }, patience);
    },
    cancel,
    reset: () => {
      setReachable(null);
      setOnline(navigator.onLine);
    },
  };
}
