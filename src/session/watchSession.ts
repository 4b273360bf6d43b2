import type { StoreApi } from 'zustand/vanilla';
import type { User } from '../domain/person/user.ts';
import { createInactivity } from './createInactivity.ts';
import type { OwnPage } from './createOwnPage.ts';
import type { TextStore } from './TextStore.ts';
import type { PlaceName } from './places.ts';
import type { SessionState } from './sessionState.ts';
import { watchWays } from './watchWays.ts';

export interface WatchDeps {
  readonly browser: {
    readonly location: Pick<Location, 'assign' | 'reload' | 'pathname' | 'search' | 'hash'>;
    readonly document: Pick<Document, 'visibilityState'>;
    readonly BroadcastChannel?: typeof BroadcastChannel;
  } & Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The device's wall clock, which the tabs share. */
  readonly wall: () => number;
  /** Milliseconds since the page began. */
  readonly elapsed: () => number;
  readonly place: PlaceName;
  readonly prefix: string;
  readonly local: TextStore;
  readonly tab: TextStore;
  readonly now: () => number;
  readonly concerns: (event: Event) => boolean;
  readonly onInactive: () => void;
  /** Asks the server for the signed-in user, without waiting for sign-in. */
  readonly probeUser: () => Promise<User>;
  /** Asks the same; a 401 leads to sign-in. */
  readonly askUser: () => Promise<User>;
}

/** The parts of the session that its watch needs. */
export interface WatchedSession {
  /** When the session of this page began, in milliseconds since the page did. */
  readonly began: number;
  readonly userId: string;
  readonly store: StoreApi<SessionState>;
  readonly signedOut: () => void;
  /** The page's way to sign somebody in. */
  readonly page: () => Promise<OwnPage>;
  /** Another tab found somebody signed in. */
  readonly signedIn: () => void;
}

export interface SessionWatch {
  readonly stay: () => void;
  readonly announce: (what: 'signed-in' | 'signed-out' | 'changed') => void;
  readonly stop: () => void;
}

// The page gets the focus and becomes visible at about the same time.
const pause = 1000;

// A scroll event inside a shadow root does not leave it; the wheel and touch events that cause it do.
const activities = ['scroll', 'keydown', 'click', 'wheel', 'touchmove'] as const;

/** Watches the other tabs and the learner's activity from the first card on (SESS-7 to SESS-9). */
export function watchSession(deps: WatchDeps & WatchedSession): SessionWatch {
  const { browser, wall, elapsed, prefix, local, now, concerns, began, userId, store, signedOut, page, signedIn } =
    deps;
  const { location, BroadcastChannel: Channel } = browser;
  const channel = Channel && new Channel(`${prefix}lectern.session`);
  const way = watchWays[deps.place];
  const watched = { ...deps, location };

  const since = wall() - elapsed() + began;
  // Another tab signed out while this session was still starting, and nothing listened here. An earlier session of this page may have
  // signed out itself: a host's page changes the learner without being loaded again.
  const missed = Number(local.get('logout')) > since;

  const inactivity = createInactivity({
    userId,
    local,
    wall,
    onExpiring: (left) => {
      if (way.isWarned) store.setState({ phase: 'expiring', endsAt: now() + left });
    },
    onActive: () => {
      if (store.getState().phase === 'expiring') store.setState({ phase: 'active', endsAt: null });
    },
    onEnd: () => way.end(watched),
  });

  let checked = -Infinity;
  const recheck = (isAnother = inactivity.isAnother()) => {
    const { user, signingIn } = store.getState();
    if (!user || signingIn || !way.isRechecked(user, isAnother)) return;
    const at = elapsed();
    if (at - checked < pause) return;
    checked = at;
    way.recheck(watched).then(
      ({ id }) => id !== userId && location.reload(),
      () => undefined,
    );
  };

  const onActivity = (event: Event) => {
    if (concerns(event)) inactivity.touch();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === `${prefix}logout` && event.newValue) signedOut();
    else if (event.key === `${prefix}userSession`) {
      inactivity.look();
      if (inactivity.isAnother()) recheck(true);
    }
  };
  const onFocus = () => recheck();
  // Timers sleep with the device.
  const onVisible = () => {
    inactivity.look();
    if (browser.document.visibilityState === 'visible') recheck();
  };

  /** Another page has changed the signed-in person: the server is asked for the current data (PROF-8). */
  const askForPerson = () =>
    deps.probeUser().then(
      (user) => void (user.id === userId && store.getState().user && store.setState({ user })),
      () => undefined,
    );

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'signed-out') signedOut();
      else if (data === 'signed-in') {
        signedIn();
        recheck();
      } else if (data === 'changed') void askForPerson();
      else if (data === 'another') {
        checked = -Infinity;
        recheck(true);
      }
    };
  if (missed) {
    local.remove('userSession');
    signedOut();
  } else {
    channel?.postMessage('signed-in');
    local.remove('logout');
    // Nothing listened here either when another tab changed the person (STORE-19).
    if (Number(local.get('personChanged')) > since) void askForPerson();
  }
  for (const name of activities) browser.addEventListener(name, onActivity, { capture: true, passive: true });
  browser.addEventListener('storage', onStorage);
  if (way.isInFrame) {
    browser.addEventListener('focus', onFocus);
    // Loaded before it is needed: signing out and in again must not wait for code.
    page().catch(() => undefined);
  }
  browser.addEventListener('visibilitychange', onVisible, true);

  return {
    stay: () => inactivity.touch(),
    announce: (what) => {
      if (what === 'changed') local.set('personChanged', String(wall()));
      channel?.postMessage(what);
    },
    stop: () => {
      inactivity.stop();
      channel?.close();
      for (const name of activities) browser.removeEventListener(name, onActivity, { capture: true });
      browser.removeEventListener('storage', onStorage);
      if (way.isInFrame) browser.removeEventListener('focus', onFocus);
      browser.removeEventListener('visibilitychange', onVisible, true);
    },
  };
}
