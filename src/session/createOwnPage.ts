import type { StoreApi } from 'zustand/vanilla';
import type { User } from '../domain/person/user.ts';
import { LecternError } from '../errors.ts';
import { reloginLock } from './reloginLock.ts';
import { createLook } from './createLook.ts';
import { createRounds } from './createRounds.ts';
import { createWaiting } from './createWaiting.ts';
import { followPopup } from './followPopup.ts';
import type { TextStore } from './TextStore.ts';
import { loginAddress } from './loginAddress.ts';
import type { SessionState } from './sessionState.ts';
import { popupLook } from '../web/popupLook.ts';
import { withLock } from '../web/withLock.ts';

export interface OwnPageDeps {
  readonly browser: {
    readonly document: { cookie: string };
    readonly location: Pick<Location, 'assign' | 'reload' | 'pathname' | 'search' | 'hash'>;
    readonly navigator: { readonly locks?: Pick<LockManager, 'request'> };
    readonly performance: Pick<Performance, 'getEntriesByType'>;
    readonly open: (url: string, target: string, features: string) => Window | null;
  };
  readonly probeUser: () => Promise<User>;
  /** The device's clock: the server's may not be known yet when the page comes back. */
  readonly wall: () => number;
  /** Milliseconds since the page began. */
  readonly elapsed: () => number;
  readonly tab: TextStore;
  /** Shared by the tabs of the browser. */
  readonly local: TextStore;
}

/** The parts of the session that its page needs. */
export interface PageDeps {
  readonly store: StoreApi<SessionState>;
  readonly became: (user: User) => User;
  /** Tells the other tabs that somebody is signed in again. */
  readonly announce: () => void;
}

export interface OwnPage {
  /** @param unsent whether work of the learner would be lost by leaving the page */
  readonly renew: (unsent: () => boolean) => Promise<void>;
  readonly signIn: () => void;
  /** Somebody signed in in another tab: waiting requests may continue. */
  readonly look: () => void;
  /** In a frame: tells the server that somebody has signed out (SESS-19). */
  readonly leave?: () => Promise<void>;
  /** In a frame: nobody has done anything for two hours, and the session ends (SESS-8). */
  readonly idle?: () => void;
  readonly destroy: () => void;
}

// A page that leaves is gone by then.
const leaveLimit = 10_000;

/**
 * Makes the answer of a portal page to a 401: ask the server again, then leave for sign-in, or wait with the work on
 * screen (SESS-1 to SESS-3).
 */
export function createOwnPage({
  browser,
  probeUser,
  wall,
  elapsed,
  tab,
  local,
  store,
  became,
  announce,
}: OwnPageDeps & PageDeps): OwnPage {
  const { location } = browser;
  const look = createLook({ location, probeUser, before: () => store.getState().user?.id });
  /** How the browser came to this page: `navigate`, `reload`, `back_forward`. */
  const arrival = () =>
    (browser.performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;
  const waiting = createWaiting();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rounds = createRounds({ document: browser.document, tab, wall });

  const address = () => {
    // `returnTo` is the learner's place before an inactive session ended at the provider.
    return loginAddress(tab, tab.get('returnTo') ?? location.pathname + location.search + location.hash);
  };

  /** Settles only if, against all expectation, the page has not left. */
  const leave = () =>
    new Promise<never>((_, reject) => {
      rounds.begin();
      location.assign(address());
      timer = setTimeout(
        () => reject(new LecternError('unauthorized', 'the page did not leave for sign-in', { status: 401 })),
        leaveLimit,
      );
    });

  const restored = (user: User) => {
    became(user);
    // Said here, since the small window is closed before its own page can announce the sign-in.
    announce();
    waiting.go();
  };

  const renew = (unsent: () => boolean) =>
    withLock(browser.navigator.locks, reloginLock, async () => {
      // Another tab may have signed in while this one waited.
      const user = await look();
      if (user) return restored(user);
      // Another tab signed out before this one listened (SESS-7): a sign-in here would renew the session that is just being ended.
      if (store.getState().user && Number(local.get('logout')) > wall() - elapsed()) {
        store.setState({ phase: 'signed-out', user: null, endsAt: null, by: 'tab' });
        throw new LecternError('unauthorized', 'signed out in another tab', { status: 401 });
      }
      // A learner who comes back without having signed in is asked again. Coming back with Back or Reload is no failed attempt.
      if (
        rounds.count() > 0 &&
        rounds.isOver() &&
        (rounds.count() > 1 || arrival() === 'navigate') &&
        !store.getState().user
      ) {
        const error = new LecternError('authentication_error', '401 right after signing in', { status: 401 });
        store.setState({ phase: 'unavailable', error });
        throw error;
      }
      return unsent() ? null : leave();
    }).then((left) => {
      if (left !== null) return;
      // Outside the lock: it may take a person minutes.
      store.setState({ phase: 'expired' });
      return waiting.wait();
    });

  const popups = followPopup({ look, onUser: restored });

  return {
    renew,
    look: () => {
      if (waiting.any())
        look().then(
          (user) => user && restored(user),
          () => undefined,
        );
    },
    signIn: () => {
      if (store.getState().phase !== 'expired') return void leave().catch(() => undefined);
      const popup = browser.open(loginAddress(tab, '/learn/'), 'lectern-sign-in', popupLook);
      if (popup) popups.follow(popup);
      else void leave().catch(() => undefined);
    },
    destroy: () => {
      clearTimeout(timer);
      popups.stop();
      waiting.fail(new LecternError('aborted', 'the runtime has ended'));
    },
  };
}
