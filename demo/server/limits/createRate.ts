/** How much somebody may ask for at once, and how much of it comes back each second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** At most so many are remembered; of more the one that asked longest ago has its whole allowance again. */
const most = 20_000;

/**
 * Counts what each of many asks for (SRV-52).
 * @param now milliseconds that only go on
 * @returns counts one more, and tells how many seconds to wait; 0 where it is allowed
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
