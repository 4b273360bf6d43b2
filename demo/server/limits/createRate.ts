/** How many requests a caller may make at once, and how many of them come back each second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** The largest number of remembered keys; beyond it, the key that asked longest ago is forgotten and has its whole allowance again. */
const most = 20_000;

/**
 * Counts the requests of each key (SRV-52).
 * @param now milliseconds that never go back
 * @returns a function that counts a request of a key and returns the seconds to wait; 0 where the request is allowed
 */
export function createRate(
  { burst, perSecond }: Allowance,
  now: () => number = () => performance.now(),
): (key: string) => number {
  const used = new Map<string, { readonly amount: number; readonly at: number }>();
  return (key) => {
    const at = now();
    const before = used.get(key);
    const left = before ? Math.max(0, before.amount - ((at - before.at) / 1000) * perSecond) : 0;
    const allowed = left + 1 <= burst;
    used.delete(key);
    used.set(key, { amount: allowed ? left + 1 : left, at });
    const [oldest] = used.keys();
    if (used.size > most && oldest !== undefined) used.delete(oldest);
    return allowed ? 0 : Math.max(1, Math.ceil((left + 1 - burst) / perSecond));
  };
}
