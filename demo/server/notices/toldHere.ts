const listeners = new Set<() => void>();

/** That this process told something. It may be in a transaction that is not over yet: a listener looks again later. */
export const toldHere = {
  tell: () => listeners.forEach((listener) => listener()),
  /** @returns ends it */
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
