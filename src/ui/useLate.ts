import { useEffect, useState } from 'react';

/** Code that arrives after the first view: its exports, `failed` where it cannot be had (offline, say), null until then. */
export function useLate<T>(load: () => Promise<T>, wanted: boolean): T | 'failed' | null {
  const [loaded, setLoaded] = useState<{ readonly value: T | 'failed' } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    load().then(
      (value) => here && setLoaded({ value }),
      () => here && setLoaded({ value: 'failed' }),
    );
    return () => void (here = false);
  }, [load, wanted]);
  return wanted ? (loaded?.value ?? null) : null;
}
