import { useEffect, useState } from 'react';

/** Lazy code that has loaded, in `value`, by its loader. */
export const arrived = new WeakMap<() => unknown, object>();

/**
 * Code that is loaded after the first view: its exports, null until it has loaded, `failed` if it cannot be loaded (for example offline).
 * Loaded code is used at once the next time; failed code is requested again.
 */
export function useLazy<T>(load: () => Promise<T>, wanted: boolean): T | 'failed' | null {
  const [loaded, setLoaded] = useState<{ readonly value: T | 'failed' } | null>(
    (arrived.get(load) as { readonly value: T } | undefined) ?? null,
  );
  useEffect(() => {
    if (!wanted) return setLoaded((before) => (before?.value === 'failed' ? null : before));
    // A loader may return a new object each time, so a component keeps the one that it was drawn with.
    const kept = arrived.get(load) as { readonly value: T } | undefined;
    if (kept) return setLoaded(kept);
    let wants = true;
    load().then(
      (value) => {
        arrived.set(load, { value });
        if (wants) setLoaded((before) => (before?.value === value ? before : { value }));
      },
      () => wants && setLoaded({ value: 'failed' }),
    );
    return () => void (wants = false);
  }, [load, wanted]);
  return wanted ? (loaded?.value ?? null) : null;
}
