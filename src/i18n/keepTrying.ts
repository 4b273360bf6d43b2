/** A file that is requested until it has arrived. */
export interface Attempts<T> {
  /** Resolves at the end of the current attempt: true if it succeeded. */
  readonly tried: () => Promise<boolean>;
  /** Resolves with the file once an attempt has succeeded; never rejects. */
  readonly came: Promise<T>;
  /** Makes the next attempt at once, if one is waiting and not many have failed. */
  readonly nudge: () => void;
}

/** So many attempts can be hurried. Then the pauses hold, since the server may have no such file, or be overloaded. */
const hurried = 3;

/** @param pause resolves when the next attempt is due; `round` counts the failed attempts */
export function keepTrying<T>(attempt: () => Promise<T>, pause: (round: number) => Promise<void>): Attempts<T> {
  let end: (file: T) => void;
  let next = () => {};
  let failed = 0;
  let tried: Promise<boolean>;
  const came = new Promise<T>((resolve) => (end = resolve));
  const go = () => {
    tried = attempt().then(
      (file) => {
        end(file);
        return true;
      },
      () => {
        const again = () => {
          if (next !== again) return;
          next = () => {};
          go();
        };
        next = again;
        void pause(++failed).then(again);
        return false;
      },
    );
  };
  go();
  const nudge = () => {
    if (failed < hurried) next();
  };
  return { tried: () => tried, came, nudge };
}
