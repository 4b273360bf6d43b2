import { useEffect, useState } from 'react';

/** Late code that has come, in `value`, by what loads it. */
export const arrived = new WeakMap<() => unknown, object>();

/**
 * Code that is loaded after the first view: its exports, null until it is there, `failed` where it cannot be loaded
 * (offline, say). Loaded code is there at once the next time; failed code is asked for again.
 */
export function useLazy<T>(load: () => Promise<T>, wanted: boolean): T | 'failed' | null {
  const [loaded, setLoaded] = useState<{ readonly value: T | 'failed' } | null>(
    (arrived.get(load) as { readonly value: T } | undefined) ?? null,
  );
  useEffect(() => {
    if (!wanted) return setLoaded((before) => (before?.value === 'failed' ? null : before));
    // A loader may return another object each time: a component keeps the one that it was drawn with.
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
