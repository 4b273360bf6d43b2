import type { Clock } from '../clock/clock.ts';

/** The most answers that are kept; the oldest are dropped. */
const most = 1000;

/**
 * Keeps the answer to a question for some milliseconds of the clock (SRV-25). Later requests share it, even while it is still being
 * found. A failure is not kept. The time counts from the first request; a clock that is moved back ends it too.
 */
export function keepBriefly<T>(
  clock: Clock,
  milliseconds: number,
): (key: string, find: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<T> }>();
  return (key, find) => {
    const at = clock.now();
    const known = kept.get(key);
    if (known && at >= known.at && at - known.at < milliseconds) return known.answer;
    const entry = { at, answer: find() };
    kept.delete(key);
    kept.set(key, entry);
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    entry.answer.catch(() => kept.get(key) === entry && kept.delete(key));
    return entry.answer;
  };
}
