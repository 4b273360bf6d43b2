import { limits } from './limits.ts';

/** How fast the other side sends, and how often it broke the limits (CHAN-4). */
export interface Strikes {
  readonly isTooFast: () => boolean;
  /** Counts one; of messages that come too fast one a second. @returns whether it counted, and whether that was the last */
  readonly strike: (guard: string) => 'counted' | 'last' | 'none';
}

/** Counts messages a second, and strikes within ten. */
export function createStrikes(now: () => number): Strikes {
  let taken: number[] = [];
  let strikes: { readonly at: number; readonly guard: string }[] = [];
  return {
    isTooFast: () => {
      const time = now();
      taken = taken.filter((at) => at > time - 1000);
      return taken.length >= limits.perSecond || taken.push(time) < 0;
    },
    strike: (guard) => {
      const at = now();
      if (guard === 'rate' && strikes.some((one) => one.guard === guard && one.at > at - 1000)) return 'none';
      strikes = [...strikes.filter((one) => one.at > at - limits.strikesWithin), { at, guard }];
      return strikes.length >= limits.strikes ? 'last' : 'counted';
    },
  };
}
