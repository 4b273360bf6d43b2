/** A file that is requested until it has arrived. */
export interface Attempts<T> {
  /** Resolves at the end of the current attempt: true if it succeeded. */
  readonly tried: () => Promise<boolean>;
  /** Resolves with the file once an attempt has succeeded; never rejects. */
  readonly came: Promise<T>;
  /** Makes the next attempt at once, if one is waiting. */
  readonly nudge: () => void;
}

/** @param pause resolves when the next attempt is due; `round` counts the failed attempts */
export function keepTrying<T>(attempt: () => Promise<T>, pause: (round: number) => Promise<void>): Attempts<T> {
  let end: (file: T) => void;
  let next = () => {};
  let tried: Promise<boolean>;
  const came = new Promise<T>((resolve) => (end = resolve));
  const go = (round: number) => {
    tried = attempt().then(
      (file) => {
        end(file);
        return true;
      },
      () => {
        const again = () => {
          if (next !== again) return;
          next = () => {};
          go(round + 1);
        };
        next = again;
        void pause(round + 1).then(again);
        return false;
      },
    );
  };
  go(0);
  return { tried: () => tried, came, nudge: () => next() };
}
