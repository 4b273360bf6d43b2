import type { StoreApi } from 'zustand/vanilla';
import { LecternError } from '../errors.ts';
import type { OwnPage } from './createOwnPage.ts';
import type { SessionPlace } from './places.ts';
import type { SessionState } from './sessionState.ts';
import type { TokenSource } from './createTokenSource.ts';

/** Two refusals within this time are one too many, in milliseconds (SESS-6). */
const guardTime = 60_000;

/** A request that was refused with 401, as the transport reports it. */
export interface Refusal {
  readonly token: string | null;
  readonly command: boolean;
  readonly again: boolean;
  readonly sent: number;
}

export interface RefusalsDeps {
  readonly place: SessionPlace;
  readonly tokens: TokenSource | null;
  readonly elapsed: () => number;
  /** Tells the host that somebody has to sign in, and waits for the promise that the host gives. */
  readonly onRelogin: (reason: '401') => Promise<unknown> | null;
  readonly store: StoreApi<SessionState>;
  /** Signs in by cookie, on a page of the portal. */
  readonly page: () => Promise<Pick<OwnPage, 'renew'>>;
  /** Whether a command is among the requests that wait. */
  readonly unsent: () => boolean;
}

export interface Refusals {
  /**
   * Signs in again, in the way of the place, so that the request can be sent once more.
   * @throws LecternError `unauthorized` where nobody signs in, `authentication_error` where the server refuses right after a sign-in
   */
  readonly answer: (refusal: Refusal) => Promise<void>;
  /** Forgets earlier refusals: somebody is signed in, or signs in on purpose. */
  readonly forgive: () => void;
}

/** Makes the answers to a 401 (SESS-1 to SESS-3). */
export function createRefusals({ place, tokens, elapsed, onRelogin, store, page, unsent }: RefusalsDeps): Refusals {
  let failures: number[] = [];

  const giveUp = (message: string): never => {
    const error = new LecternError('authentication_error', message, { status: 401 });
    store.setState({ phase: 'unavailable', error });
    throw error;
  };

  return {
    answer: async ({ token, again }) => {
      if (place.isForVisitors) {
        store.setState({ phase: 'unavailable' });
        throw new LecternError('unauthorized', 'a public page', { status: 401 });
      }
      if (again) failures.push(elapsed());
      failures = failures.filter((at) => elapsed() - at < guardTime);
      if (again || failures.length >= 2) giveUp('401 again right after signing in');
      if (store.getState().phase === 'signed-out')
        throw new LecternError('unauthorized', 'signed out', { status: 401 });
      if (tokens) return void (await tokens.replace(token));
      if (!place.isHosts) return (await page()).renew(unsent);
      // A host whose promise is rejected signs nobody in, like a host that gives none.
      const signedIn = await onRelogin('401')?.then(
        () => true,
        () => false,
      );
      if (signedIn) return;
      store.setState(({ user }) => ({ phase: user ? 'expired' : 'anonymous' }));
      throw new LecternError('unauthorized', 'nobody is signed in', { status: 401 });
    },
    forgive: () => {
      failures = [];
    },
  };
}
