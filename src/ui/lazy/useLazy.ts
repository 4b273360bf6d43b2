import { useEffect, useState } from 'react';

const arrived = new WeakMap<() => unknown, object>();

/** Loads late code ahead, so that it is there when its component is drawn first. */
export async function arriveLazy<T>(load: () => Promise<T>): Promise<void> {
  if (!arrived.has(load)) arrived.set(load, { value: await load() });
}

/** Gives what stands in for late code where that cannot run: on a server, which has no document. */
export function standInForLazy<T>(load: () => Promise<T>, value: NoInfer<T>): void {
  arrived.set(load, { value });
}

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
