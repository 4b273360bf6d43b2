const listeners = new Set<() => void>();

/** Tells listeners that this process has stored notices. Its transaction may not be over yet: a listener looks again later. */
export const toldHere = {
  tell: () => listeners.forEach((listener) => listener()),
  /** @returns a function that ends it */
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
