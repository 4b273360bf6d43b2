const listeners = new Set<() => void>();

/**
 * Tells listeners that this process has stored notices. Its transaction may not be over yet: a listener looks again later. It is one for
 * the process, and not one for each database as with `createTelling`: notices are stored within transactions, which listeners do not know.
 */
export const toldHere = {
  tell: () => listeners.forEach((listener) => listener()),
  /** @returns a function that ends it */
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
