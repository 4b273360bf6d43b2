import type { StoreApi } from 'zustand/vanilla';
import type { User } from '../domain/user.ts';
import { createInactivity } from './createInactivity.ts';
import type { OwnPage } from './createOwnPage.ts';
import type { Kept } from './kept.ts';
import type { SessionState } from './sessionState.ts';

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
  readonly place: 'own' | 'framed' | 'public' | 'embedded';
  readonly prefix: string;
  readonly local: Kept;
  readonly tab: Kept;
  readonly now: () => number;
  readonly concerns: (event: Event) => boolean;
  readonly onInactive: () => void;
  /** Asks who is signed in, without waiting for sign-in. */
  readonly probeUser: () => Promise<User>;
  /** The same, and a 401 leads to sign-in. */
  readonly askUser: () => Promise<User>;
}

interface Held extends WatchDeps {
  readonly userId: string;
  readonly store: StoreApi<SessionState>;
  readonly signedOut: () => void;
  /** What this page does where somebody has to sign in. */
  readonly page: () => Promise<OwnPage>;
  /** Another tab found somebody signed in. */
  readonly signedIn: () => void;
}

export interface SessionWatch {
  readonly stay: () => void;
  readonly announce: (what: 'signed-in' | 'signed-out') => void;
  readonly stop: () => void;
}

// The focus and becoming visible come together.
const pause = 1000;

// Scrolling inside a shadow root is not seen outside it; wheel and touch, which cause it, are.
const activities = ['scroll', 'keydown', 'click', 'wheel', 'touchmove'] as const;

/** Watches the other tabs and the learner's activity from the first card on (SESS-7 to SESS-9). */
export function watchSession({ browser, wall, elapsed, place, prefix, local, tab, now, concerns, onInactive, probeUser, askUser, userId, store, signedOut, page, signedIn }: Held): SessionWatch {
  const { location, BroadcastChannel: Channel } = browser;
  const channel = Channel && new Channel(`${prefix}lectern.session`);

  // Another tab signed out while this page was still beginning, and nobody listened here.
  const missed = Number(local.get('logout')) > wall() - elapsed();

  const inactivity = createInactivity({
    userId,
    local,
    wall,
    onExpiring: (left) => {
      if (place !== 'embedded') store.setState({ phase: 'expiring', endsAt: now() + left });
    },
    onActive: () => {
      if (store.getState().phase === 'expiring') store.setState({ phase: 'active', endsAt: null });
    },
    onEnd: () => {
      if (place === 'embedded') return onInactive();
      if (place === 'framed') return void page().then(({ idle }) => idle?.(), () => undefined);
      // What was typed and what waits is kept: only the session ends (SESS-10).
      store.setState({ phase: 'expired', endsAt: null });
      tab.set('returnTo', location.pathname + location.search + location.hash);
      location.assign('/oidc/logout');
    },
  });

  let checked = -Infinity;
  // An administrator who acts as somebody, or stops, does so for all tabs: one that shows another person begins anew (SESS-14).
  // So does one whose browser somebody else has signed in to since (SESS-20).
  // In a frame it is how a sign-out elsewhere is heard, and it leads to what any 401 leads to (SESS-19).
  const recheck = (another = inactivity.isAnother()) => {
    const { user, signingIn } = store.getState();
    if (!user || signingIn || !(place === 'framed' || (place === 'own' && (another || user.impersonator || user.roles.includes('Administrator'))))) return;
    const at = elapsed();
    if (at - checked < pause) return;
    checked = at;
    (place === 'framed' ? askUser : probeUser)().then(({ id }) => id !== userId && location.reload(), () => undefined);
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

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'signed-out') signedOut();
      else if (data === 'signed-in') {
        signedIn();
        recheck();
      } else if (data === 'another') {
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
  }
  for (const name of activities) browser.addEventListener(name, onActivity, { capture: true, passive: true });
  browser.addEventListener('storage', onStorage);
  if (place === 'framed') {
    browser.addEventListener('focus', onFocus);
    // Here before it is needed: signing out and in again must not wait for code.
    page().catch(() => undefined);
  }
  browser.addEventListener('visibilitychange', onVisible, true);

  return {
    stay: () => inactivity.touch(),
    announce: (what) => channel?.postMessage(what),
    stop: () => {
      inactivity.stop();
      channel?.close();
      for (const name of activities) browser.removeEventListener(name, onActivity, { capture: true });
      browser.removeEventListener('storage', onStorage);
      if (place === 'framed') browser.removeEventListener('focus', onFocus);
      browser.removeEventListener('visibilitychange', onVisible, true);
    },
  };
}
