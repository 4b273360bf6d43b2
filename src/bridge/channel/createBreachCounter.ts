import { limits } from '../messages/limits.ts';

/** Counts how fast the other side sends, and how often it breaks the limits (CHAN-4). */
export interface BreachCounter {
  readonly isTooFast: () => boolean;
  /**
   * Counts one breach; of messages that come too fast, at most one a second.
   * @returns `none` where it was not counted, `last` where it was one too many
   */
  readonly breach: (guard: string) => 'counted' | 'last' | 'none';
}

/** Counts the messages of a second, and the breaches of ten seconds. */
export function createBreachCounter(now: () => number): BreachCounter {
  let taken: number[] = [];
  let breaches: { readonly at: number; readonly guard: string }[] = [];
  return {
    isTooFast: () => {
      const time = now();
      taken = taken.filter((at) => at > time - 1000);
      if (taken.length >= limits.perSecond) return true;
      taken.push(time);
      return false;
    },
    breach: (guard) => {
      const at = now();
      if (guard === 'rate' && breaches.some((one) => one.guard === guard && one.at > at - 1000)) return 'none';
      breaches = [...breaches.filter((one) => one.at > at - limits.breachesWithin), { at, guard }];
      return breaches.length >= limits.breaches ? 'last' : 'counted';
    },
  };
}
