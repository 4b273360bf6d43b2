import type { StoreApi } from 'zustand/vanilla';
import type { Instant } from '../domain/instant.ts';
import type { User } from '../domain/user.ts';
import type { LecternError } from '../errors.ts';
import type { SigningIn } from './signingIn.ts';

/** Where the session stands (SESS). */
export type SessionPhase =
  | 'unknown' // nobody has asked yet
  | 'active'
  | 'anonymous' // a public page, or nobody signed in
  | 'expiring' // two minutes before the end for inactivity
  | 'expired' // the server no longer knows the session; what was typed is kept
  | 'signed-out'
  | 'unavailable'; // a 401 right after signing in

/** Who brought about that nobody is signed in any more (SESS-19): the learner, another tab, two hours without activity, the host of a frame. */
export type EndedBy = 'user' | 'tab' | 'inactivity' | 'host';

export interface SessionState {
  readonly phase: SessionPhase;
  readonly user: User | null;
  /** Set with the phases `signed-out`, and `expired` where it came by inactivity in a frame. */
  readonly by?: EndedBy | null;
  /** In a frame, while the learner is asked to sign in (SESS-16); null and absent elsewhere. */
  readonly signingIn?: SigningIn | null;
  /** When an inactive session ends. */
  readonly endsAt: Instant | null;
  /** The last failure to find out who is signed in. */
  readonly error: LecternError | null;
}

/** What elements may ask of the session. */
export interface SessionPort {
  readonly store: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'>;
  /** The current user, asked for once; rejects with `unauthorized` where nobody is signed in. */
  readonly user: () => Promise<User>;
  /** Leads to sign-in and back here. In token mode it asks the host for a new token. In a frame it opens the small window, within the click that called it. */
  readonly signIn: () => void;
  /**
   * Signs out here, in the other tabs and at the provider: at once where nothing waits to be sent, else it is sent first, and what is left
   * is asked about (SESS-11). In a frame its own session ends, and the page stays (SESS-19).
   * @param by `host`: nobody is asked
   */
  readonly signOut: (by?: 'host') => void;
  /** One click stays signed in. */
  readonly stay: () => void;
}
