/** Work that is asked for often and done at intervals. */
export interface Throttled {
  /** Does it at once, or when the rest after the last time is over. */
  readonly ask: () => void;
  /** Does now what was asked for and not done yet. */
  readonly flush: () => void;
}

/** Does `work` at most every 5 s, or every `rest` milliseconds, and what is left of it when the page is left. */
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
