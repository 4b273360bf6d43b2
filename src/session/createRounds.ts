import type { TextStore } from './TextStore.ts';

export interface RoundsDeps {
  /** Cookies of the page. */
  readonly document: { cookie: string };
  readonly tab: TextStore;
  /** The device's clock: the server's may not be known yet when the page comes back. */
  readonly wall: () => number;
}

/** Rounds of signing in that this tab has begun within the last minute. */
export interface Rounds {
  /** A round begins: the page leaves for sign-in. */
  readonly begin: () => void;
  /** The number of rounds that were begun. */
  readonly count: () => number;
  /** Whether somebody has signed in since the last round began, or so many were begun that it makes no difference. */
  readonly isOver: () => boolean;
}

/** Rounds count together within this time, in milliseconds (SESS-6). */
const guardTime = 60_000;
/** A learner may come back to the portal without signing in. A browser in a redirect loop does so at once, again and again. */
const most = 6;
const user = 'lmsUser';

/**
 * Tells a round that the learner gave up from a round that failed (SESS-6). The server sets the cookie of the user when somebody signs
 * in (STORE-5). So the cookie is removed when a round begins, and exists again only if the round was completed.
 */
export function createRounds({ document, tab, wall }: RoundsDeps): Rounds {
  const begun = () =>
    (tab.get('signInAttempts') ?? '')
      .split(',')
      .map(Number)
      .filter((at) => at > 0 && wall() - at < guardTime);
  return {
    begin: () => {
      document.cookie = `${user}=; path=/; max-age=0`;
      tab.set('signInAttempts', [...begun(), wall()].join(','));
    },
    count: () => begun().length,
    isOver: () => begun().length >= most || document.cookie.split('; ').some((one) => one.startsWith(`${user}=`)),
  };
}
