import { createStore } from 'zustand/vanilla';
import type { Instant } from '../domain/instant.ts';
import type { User } from '../domain/user.ts';
import { LecternError } from '../errors.ts';
import type { TokenSource } from './createTokenSource.ts';
import type { FramedPageDeps } from './createFramedPage.ts';
import type { OwnPage, OwnPageDeps } from './createOwnPage.ts';
import type { Kept } from './kept.ts';
import type { EndedBy, SessionPort, SessionState } from './sessionState.ts';
import type { SessionWatch, WatchDeps } from './watchSession.ts';

/** What the session needs of the browser. */
export type SessionBrowser = OwnPageDeps['browser'] & FramedPageDeps['browser'] & WatchDeps['browser'];

export interface SessionDeps {
  readonly browser: SessionBrowser;
  /** Asks who is signed in, by way of a call that waits for sign-in. */
  readonly askUser: () => Promise<User>;
  /** Asks the same without waiting for sign-in: a 401 rejects. */
  readonly probeUser: () => Promise<User>;
  readonly send: FramedPageDeps['send'];
  /** The host's tokens; null where a cookie speaks. */
  readonly tokens: TokenSource | null;
  /** `own`: a page of the portal itself; `framed`: such a page in a frame; `public`: one for visitors; `embedded`: elements on a host's page. */
  readonly place: 'own' | 'framed' | 'public' | 'embedded';
  readonly local: Kept;
  readonly tab: Kept;
  /** Set before names that all pages of the origin share. */
  readonly prefix: string;
  readonly now: () => Instant;
  /** The device's own clock. */
  readonly wall: () => number;
  readonly elapsed: () => number;
  /** Whether an event of the page happened inside Lectern. */
  readonly concerns: (event: Event) => boolean;
  /** Tells the host that somebody has to sign in; what the host promises is waited for. */
  readonly onRelogin: (reason: '401' | 'inactivity') => Promise<unknown> | null;
  /** Tells the host that nobody has done anything for long (RUN-6). */
  readonly onInactive: () => void;
  /** Somebody signs out on purpose: calls `signOut` at once where nothing waits to be sent, else when that is settled (SESS-11); nobody is asked where the host does. */
  readonly onSigningOut: (userId: string, signOut: () => void, by?: 'host') => void;
  /** Removes what is stored and cached of a person who signed out on purpose (SESS-11). */
  readonly onSignOut: (userId: string | null) => void;
  readonly report: (error: LecternError) => void;
}

/** A request that was refused with 401, as the transport tells of it. */
interface Refusal {
  readonly token: string | null;
  readonly command: boolean;
  readonly again: boolean;
}

export interface Session {
  readonly port: SessionPort;
  readonly access: { readonly token: () => Promise<string | null>; readonly renew: (refusal: Refusal) => Promise<void> };
  /** Begins to watch other tabs and inactivity; until {@link rest}. */
  readonly watch: () => Promise<void>;
  readonly rest: () => void;
  readonly destroy: () => void;
}

const guardTime = 60_000;
const initial: SessionState = { phase: 'unknown', user: null, endsAt: null, error: null };

/** Makes the session of one runtime: who is signed in, and what happens when the server says 401 (SESS). */
export function createSession(deps: SessionDeps): Session {
  const { askUser, tokens, place, tab, local, elapsed, report } = deps;
  const store = createStore<SessionState>(() => initial);
  let asked: Promise<User> | null = null;
  let renewal: Promise<void> | null = null;
  let ownPage: Promise<OwnPage> | null = null;
  let own: OwnPage | null = null;
  let watching: Promise<SessionWatch> | null = null;
  let failures: number[] = [];
  let ended = false;
  let unsent = false;

  const became = (user: User) => {
    failures = [];
    tab.remove('signInAttempts');
    tab.remove('returnTo');
    tokens?.accepted();
    store.setState({ phase: 'active', user, error: null });
    return user;
  };

  const user = (): Promise<User> =>
    (asked ??= (place === 'public' ? Promise.reject(new LecternError('unauthorized', 'a public page')) : askUser()).then(
      became,
      (error: LecternError) => {
        asked = null;
        const { phase } = store.getState();
        store.setState(
          place === 'public' ? { phase: 'anonymous' } : { error, phase: error.code === 'unauthorized' && phase === 'unknown' ? 'anonymous' : phase },
        );
        throw error;
      },
    ));

  const signedOut = (by: EndedBy = 'tab') => {
    asked = null;
    tokens?.forget();
    store.setState({ phase: 'signed-out', user: null, endsAt: null, by });
  };

  const signOut = (by?: 'host') => {
    // Other tabs hear of the change (SESS-7, STORE-4), and before that of what is removed: it must not be kept there anew.
    local.set('logout', String(deps.wall()));
    deps.onSignOut(store.getState().user?.id ?? null);
    local.remove('userSession');
    void watching?.then((watched) => watched.announce('signed-out'));
    signedOut(by ?? 'user');
    if (place === 'framed') void page().then(({ leave }) => leave?.(), report);
    else if (place !== 'embedded') deps.browser.location.assign('/oidc/logout');
  };

  // Nothing is sent in the name of who has signed out, least of all what would sign in again while the provider still knows them.
  const token = async () => {
    if (store.getState().phase === 'signed-out') throw new LecternError('unauthorized', 'signed out', { status: 401 });
    return tokens ? tokens.token() : null;
  };

  // Signing in by cookie and watching are not needed for the first card.
  const page = () =>
    (ownPage ??= (place === 'framed' ? import('./createFramedPage.ts').then(({ createFramedPage }) => createFramedPage) : import('./createOwnPage.ts').then(({ createOwnPage }) => createOwnPage)).then((create) => {
      if (ended) throw new LecternError('aborted', 'ended');
      return (own = create({ ...deps, store, became, announce: () => void watching?.then((watched) => watched.announce('signed-in')) }));
    })).catch((cause: unknown) => {
      ownPage = null;
      throw new LecternError('network', 'no code to sign in', { cause });
    });

  const giveUp = (message: string): never => {
    const error = new LecternError('authentication_error', message, { status: 401 });
    store.setState({ phase: 'unavailable', error });
    throw error;
  };

  const round = async ({ token: refused, again }: Refusal): Promise<void> => {
    if (place === 'public') {
      store.setState({ phase: 'unavailable' });
      throw new LecternError('unauthorized', 'a public page', { status: 401 });
    }
    if (again) failures.push(elapsed());
    failures = failures.filter((at) => elapsed() - at < guardTime);
    if (again || failures.length >= 2) giveUp('401 again right after signing in');
    if (store.getState().phase === 'signed-out') throw new LecternError('unauthorized', 'signed out', { status: 401 });
    if (tokens) return void (await tokens.replace(refused));
    if (place !== 'embedded') return (await page()).renew(() => unsent);
    const promised = deps.onRelogin('401');
    if (!promised) {
      store.setState(({ user: person }) => ({ phase: person ? 'expired' : 'anonymous' }));
      throw new LecternError('unauthorized', 'nobody is signed in', { status: 401 });
    }
    await promised;
  };

  // All who were refused meanwhile wait for one sign-in (SESS-2). Those refused again after it count for themselves.
  const renew = (refusal: Refusal): Promise<void> => {
    if (refusal.again) return round(refusal);
    unsent ||= refusal.command;
    return (renewal ??= round(refusal).finally(() => {
      renewal = null;
      unsent = false;
    }));
  };

  const watch = async () => {
    const userId = store.getState().user?.id;
    if (ended || watching || !userId) return;
    watching = import('./watchSession.ts').then(({ watchSession }) => watchSession({ ...deps, userId, store, signedOut, page, signedIn: () => own?.look() }));
    await watching.catch((cause: unknown) => {
      watching = null;
      report(new LecternError('network', 'no code to watch the session', { cause }));
    });
  };

  const rest = () => {
    const stopped = watching;
    watching = null;
    void stopped?.then(
      (watched) => watched.stop(),
      () => undefined,
    );
  };

  return {
    port: {
      store,
      user,
      signIn: () => {
        failures = [];
        asked = null;
        tab.remove('signInAttempts');
        if (store.getState().phase === 'signed-out') store.setState({ phase: 'unknown' });
        if (tokens) {
          tokens.forget();
          user().catch(() => undefined);
        } else if (place === 'embedded') {
          void Promise.resolve(deps.onRelogin('401')).then(user).catch(() => undefined);
        } else if (own) {
          own.signIn(); // within the click: a browser may refuse a window that opens later
        } else {
          void page().then((loaded) => loaded.signIn(), report);
        }
      },
      signOut: (by) => {
        const { user: person } = store.getState();
        if (person) deps.onSigningOut(person.id, () => signOut(by), by);
        else signOut(by);
      },
      stay: () => void watching?.then((watched) => watched.stay()),
    },
    access: { token, renew },
    watch,
    rest,
    destroy: () => {
      ended = true;
      rest();
      tokens?.destroy();
      own?.destroy();
    },
  };
}
