import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Instant } from '../domain/time/instant.ts';
import type { User } from '../domain/person/user.ts';
import { LecternError } from '../errors.ts';
import type { Refusal } from './createRefusals.ts';
import type { TokenSource } from './createTokenSource.ts';
import type { FramedPageDeps } from './createFramedPage.ts';
import type { OwnPage, OwnPageDeps } from './createOwnPage.ts';
import { createRenewal } from './createRenewal.ts';
import type { TextStore } from './TextStore.ts';
import { lazily } from '../web/lazily.ts';
import { loginAddress } from './loginAddress.ts';
import { places, type PlaceName } from './places.ts';
import type { EndedBy, SessionPort, SessionState } from './sessionState.ts';
import type { SessionWatch, WatchDeps } from './watchSession.ts';

/** The parts of the browser that the session needs. */
export type SessionBrowser = OwnPageDeps['browser'] & FramedPageDeps['browser'] & WatchDeps['browser'];

export interface SessionDeps {
  readonly browser: SessionBrowser;
  /** Asks the server for the signed-in user, with a call that waits for sign-in. */
  readonly askUser: () => Promise<User>;
  /** Asks the same without waiting for sign-in: a 401 rejects. */
  readonly probeUser: () => Promise<User>;
  readonly send: FramedPageDeps['send'];
  /** The host's tokens; null where a cookie identifies the user. */
  readonly tokens: TokenSource | null;
  readonly place: PlaceName;
  readonly local: TextStore;
  readonly tab: TextStore;
  /** Set before names that all pages of the origin share. */
  readonly prefix: string;
  readonly now: () => Instant;
  /** The device's own clock. */
  readonly wall: () => number;
  readonly elapsed: () => number;
  /** Whether an event of the page happened inside Lectern. */
  readonly concerns: (event: Event) => boolean;
  /** Tells the host that somebody has to sign in, and waits for the promise that the host gives. */
  readonly onRelogin: (reason: '401' | 'inactivity') => Promise<unknown> | null;
  /** Tells the host that nobody has done anything for a long time (RUN-6). */
  readonly onInactive: () => void;
  /**
   * Somebody signs out on purpose: calls `signOut` at once where nothing waits to be sent, else when that is settled (SESS-11). Where the
   * host signs out, the learner is not asked.
   */
  readonly onSigningOut: (userId: string, signOut: () => void, by?: 'host') => void;
  /** Removes all that is stored and cached of a person after they signed out on purpose (SESS-11). @returns resolves when it is gone */
  readonly onSignOut: (userId: string | null) => Promise<void>;
  readonly report: (error: LecternError) => void;
}

export interface Session {
  readonly port: SessionPort;
  readonly access: {
    readonly token: () => Promise<string | null>;
    readonly renew: (refusal: Refusal) => Promise<void>;
  };
  /** Begins to watch other tabs and inactivity; until {@link rest}. */
  readonly watch: () => Promise<void>;
  readonly rest: () => void;
  readonly destroy: () => void;
}

const initial: SessionState = { phase: 'unknown', user: null, endsAt: null, error: null };

/**
 * The token of each request; null where a cookie identifies the learner. After signing out nothing is sent in the person's name, least of
 * all a request that would sign them in again while the provider still knows them.
 */
const tokenOf = (store: StoreApi<SessionState>, tokens: TokenSource | null) => async () => {
  if (store.getState().phase === 'signed-out') throw new LecternError('unauthorized', 'signed out', { status: 401 });
  return tokens ? tokens.token() : null;
};

/** Makes the session of one runtime: it knows the signed-in user, and acts when the server answers 401 (SESS). */
export function createSession(deps: SessionDeps): Session {
  const { askUser, tokens, tab, local, browser } = deps;
  const place = places[deps.place];
  const began = deps.elapsed();
  const store = createStore<SessionState>(() => initial);
  let asked: Promise<User> | null = null;
  let own: OwnPage | null = null;
  let ended = false;

  const became = (user: User) => {
    forgive();
    tab.remove('signInAttempts');
    tab.remove('returnTo');
    tokens?.accepted();
    store.setState({ phase: 'active', user, error: null });
    return user;
  };
  const notFound = (error: LecternError): never => {
    asked = null;
    const { phase } = store.getState();
    const isNobody = error.code === 'unauthorized' && phase === 'unknown';
    store.setState(place.isForVisitors ? { phase: 'anonymous' } : { error, phase: isNobody ? 'anonymous' : phase });
    throw error;
  };
  const ask = () =>
    place.isForVisitors ? Promise.reject(new LecternError('unauthorized', 'a public page')) : askUser();
  const user = (): Promise<User> => (asked ??= ask().then(became, notFound));

  const signedOut = (by: EndedBy = 'tab') => {
    asked = null;
    tokens?.forget();
    store.setState({ phase: 'signed-out', user: null, endsAt: null, by });
  };

  // The first card needs neither the sign-in by cookie, nor the answer to a 401, nor the watch.
  const pages = lazily(async () => {
    const create = await place.load();
    if (ended) throw new LecternError('aborted', 'ended');
    return (own = create({ ...deps, store, became, announce: () => announce('signed-in') }));
  });
  const page = pages.get;
  const { renew, forgive } = createRenewal({ ...deps, place, store, page });
  const watching = lazily(async () => {
    const userId = store.getState().user?.id ?? '';
    const { watchSession } = await import('./watchSession.ts');
    return watchSession({ ...deps, began, userId, store, signedOut, page, signedIn: () => own?.look() });
  });
  const announce: SessionWatch['announce'] = (what) => watching.use((watch) => watch.announce(what));
  const rest = () => {
    watching.use(({ stop }) => stop());
    watching.drop();
  };

  const signOut = (by?: 'host') => {
    // Other tabs hear of this key (SESS-7, STORE-4) before they hear of the removed data, so that they do not store it again.
    local.set('logout', String(deps.wall()));
    const gone = deps.onSignOut(store.getState().user?.id ?? null);
    local.remove('userSession');
    announce('signed-out');
    signedOut(by ?? 'user');
    const { after } = place;
    // Everything kept of the person is removed before the page leaves (OFF-5).
    if (after) void gone.then(() => browser.location.assign(after));
    else if (!place.isHosts) void page().then(({ leave }) => leave?.(), deps.report);
  };

  const signIn = () => {
    forgive();
    asked = null;
    tab.remove('signInAttempts');
    if (store.getState().phase === 'signed-out') store.setState({ phase: 'unknown' });
    if (tokens) {
      tokens.forget();
      user().catch(() => undefined);
    } else if (place.isHosts) {
      void Promise.resolve(deps.onRelogin('401'))
        .then(user)
        .catch(() => undefined);
    } else if (own) {
      own.signIn(); // within the click: a browser may refuse a window that opens later
    } else {
      void page().then((made) => made.signIn(), deps.report);
    }
  };

  return {
    port: {
      store,
      user,
      signIn,
      signOut: (by) => {
        const { user: person } = store.getState();
        if (person) deps.onSigningOut(person.id, () => signOut(by), by);
        else signOut(by);
      },
      stay: () => watching.use(({ stay }) => stay()),
      signInAddress: (back) => loginAddress(tab, back),
      signedInBy: (provider) => void tab.set('oidc_provider', provider),
      changed: (person) => {
        store.setState({ user: person });
        announce('changed');
      },
    },
    access: {
      token: tokenOf(store, tokens),
      renew,
    },
    watch: async () => {
      const { user: person } = store.getState();
      if (!ended && person) await watching.get().catch(deps.report);
    },
    rest,
    destroy: () => {
      ended = true;
      rest();
      tokens?.destroy();
      own?.destroy();
    },
  };
}
