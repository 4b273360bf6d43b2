/** The listeners of a field. */
export function listenerSet() {
  const listeners = new Set<() => void>();
  return {
    // A listener may end itself while it is told.
    tell: () => [...listeners].forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
