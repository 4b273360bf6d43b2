/** Work that is asked for often and done at intervals. */
export interface Throttled {
  /** Does the work at once, or when the rest after the last time is over. */
  readonly ask: () => void;
  /** Does the work now, if it was asked for and is not done yet. */
  readonly flush: () => void;
}

/** Does `work` at most once in `rest` milliseconds; work that still waits is done when the page is left. */
export function throttle(work: () => void, rest = 5000): Throttled {
  let resting = false;
  let wanted = false;
  const flush = () => {
    removeEventListener('pagehide', flush);
    if (!wanted) return;
    wanted = false;
    resting = true;
    setTimeout(() => {
      resting = false;
      flush();
    }, rest);
    work();
  };
  return {
    ask: () => {
      wanted = true;
      if (resting) addEventListener('pagehide', flush);
      else flush();
    },
    flush,
  };
}
