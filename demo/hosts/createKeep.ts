/** Values by key. A value that nobody has used for long is dropped; where there are too many, so are the least recently used ones. */
export interface Keep<T> {
  /** Reading a value keeps it longer, unless its time counts from when it was put. */
  readonly get: (key: string) => T | undefined;
  readonly put: (key: string, value: T) => void;
  readonly remove: (key: string) => boolean;
  readonly size: () => number;
}

/**
 * Makes an empty store.
 * @param life milliseconds
 * @param most values at once
 * @param slides whether using a value begins its time again
 */
export function createKeep<T>(
  { life, most, slides }: { readonly life: number; readonly most: number; readonly slides: boolean },
  now: () => number = Date.now,
): Keep<T> {
  // In the order of their last use, the oldest first.
  const kept = new Map<string, { readonly value: T; readonly until: number }>();
  const put = (key: string, value: T) => {
    kept.delete(key);
    for (const [old, { until }] of kept) {
      if (until > now() && kept.size < most) break;
      kept.delete(old);
    }
    kept.set(key, { value, until: now() + life });
  };
  return {
    get: (key) => {
      const found = kept.get(key);
      if (!found) return undefined;
      if (found.until <= now()) kept.delete(key);
      else if (slides) put(key, found.value);
      return kept.has(key) ? found.value : undefined;
    },
    put,
    remove: (key) => kept.delete(key),
    size: () => kept.size,
  };
}
