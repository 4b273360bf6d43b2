import type { StoreApi } from 'zustand/vanilla';
import type { User } from '../domain/person/user.ts';
import type { OwnPage } from './createOwnPage.ts';
import type { TextStore } from './TextStore.ts';
import type { PlaceName } from './places.ts';
import type { SessionState } from './sessionState.ts';

/** The parts of the page that the ways need. */
export interface WatchedPage {
  readonly location: Pick<Location, 'assign' | 'pathname' | 'search' | 'hash'>;
  readonly tab: TextStore;
  readonly store: StoreApi<SessionState>;
  /** The page's way to sign somebody in. */
  readonly page: () => Promise<OwnPage>;
  /** Tells the host that nobody has done anything for a long time. */
  readonly onInactive: () => void;
  /** Asks for the signed-in user; a 401 leads to sign-in. */
  readonly askUser: () => Promise<User>;
  /** Asks the same; a 401 rejects. */
  readonly probeUser: () => Promise<User>;
}

/** The parts of the watch over a session that differ by place. */
export interface WatchWay {
  /** The page itself tells the learner that the session ends soon. */
  readonly isWarned: boolean;
  /** Nobody has done anything for two hours (SESS-8). */
  readonly end: (page: WatchedPage) => void;
  /** Whether to ask for the signed-in user when the learner comes back to the page, or another tab reports a sign-in. */
  readonly isRechecked: (user: User, isAnother: boolean) => boolean;
  readonly recheck: (page: WatchedPage) => Promise<User>;
  /** The page asks again when it gets the focus, and loads its code for signing in before it is needed. */
  readonly isInFrame?: true;
}

const probe = ({ probeUser }: WatchedPage) => probeUser();
const leave = ({ store, tab, location }: WatchedPage) => {
  // Typed text and waiting commands are kept: only the session ends (SESS-10).
  store.setState({ phase: 'expired', endsAt: null });
  tab.set('returnTo', location.pathname + location.search + location.hash);
  location.assign('/oidc/logout');
};

/** The ways of the watch, by the place at which the session is. */
export const watchWays: Readonly<Record<PlaceName, WatchWay>> = {
  own: {
    isWarned: true,
    end: leave,
    // An administrator who acts as somebody, or stops, does so for all tabs: a tab that shows another person reloads (SESS-14).
    // A tab also reloads where another person has signed in in its browser since (SESS-20).
    isRechecked: (user, isAnother) => isAnother || Boolean(user.impersonator) || user.roles.includes('Administrator'),
    recheck: probe,
  },
  public: { isWarned: true, end: leave, isRechecked: () => false, recheck: probe },
  framed: {
    isWarned: true,
    end: ({ page }) =>
      void page().then(
        ({ idle }) => idle?.(),
        () => undefined,
      ),
    // In a frame the page learns in this way of a sign-out elsewhere, which then has the same effect as any 401 (SESS-19).
    isRechecked: () => true,
    recheck: ({ askUser }) => askUser(),
    isInFrame: true,
  },
  embedded: {
    isWarned: false,
    end: ({ onInactive }) => onInactive(),
    isRechecked: () => false,
    recheck: probe,
  },
};
