/** The requests that wait until somebody is signed in again. */
export interface Waiting {
  readonly wait: () => Promise<void>;
  readonly any: () => boolean;
  /** Lets all of them continue. */
  readonly go: () => void;
  readonly fail: (error: Error) => void;
}

/** Makes an empty waiting room: requests may wait in it for minutes, outside of any lock (SESS-5). */
export function createWaiting(): Waiting {
  const inside = new Set<{ readonly resolve: () => void; readonly reject: (error: Error) => void }>();
  const empty = () => {
    const all = [...inside];
    inside.clear();
    return all;
  };
  return {
    wait: () => new Promise((resolve, reject) => void inside.add({ resolve, reject })),
    any: () => inside.size > 0,
    go: () => empty().forEach(({ resolve }) => resolve()),
    fail: (error) => empty().forEach(({ reject }) => reject(error)),
  };
}
