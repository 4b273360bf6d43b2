import { useEffect, useState } from 'react';

const arrived = new WeakMap<() => unknown, object>();

/** Code that arrives after the first view: its exports, `failed` where it cannot be had (offline, say), null until then. What has come once is there at once the next time, what failed is asked for again. */
export function useLate<T>(load: () => Promise<T>, wanted: boolean): T | 'failed' | null {
  const [loaded, setLoaded] = useState<{ readonly value: T | 'failed' } | null>((arrived.get(load) as { readonly value: T } | undefined) ?? null);
  useEffect(() => {
    if (!wanted) return setLoaded((before) => (before?.value === 'failed' ? null : before));
    // Code may make something of its own each time: who is drawn with one keeps it.
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
