import type { StoreApi } from 'zustand/vanilla';
import type { Instant } from '../domain/time/instant.ts';
import type { User } from '../domain/person/user.ts';
import type { LecternError } from '../errors.ts';
import type { SigningIn } from './signingIn.ts';

/** The phase of the session (SESS). */
export type SessionPhase =
  | 'unknown' // not asked yet
  | 'active'
  | 'anonymous' // a public page, or nobody signed in
  | 'expiring' // two minutes before the end for inactivity
  | 'expired' // the server no longer knows the session; typed text is kept
  | 'signed-out'
  | 'unavailable'; // a 401 right after signing in

/**
 * The cause of the end of the session (SESS-19): the learner, another tab, two hours without activity, the host of a
 * frame.
 */
export type EndedBy = 'user' | 'tab' | 'inactivity' | 'host';

export interface SessionState {
  readonly phase: SessionPhase;
  readonly user: User | null;
  /** Set with the phase `signed-out`, and with `expired` where inactivity in a frame caused it. */
  readonly by?: EndedBy | null;
  /** In a frame, while the learner is asked to sign in (SESS-16); null and absent elsewhere. */
  readonly signingIn?: SigningIn | null;
  /** When an inactive session ends. */
  readonly endsAt: Instant | null;
  /** The last failure to find the signed-in user. */
  readonly error: LecternError | null;
}

/** The part of the session that elements may use. */
export interface SessionPort {
  readonly store: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'>;
  /** The current user, asked for once; rejects with `unauthorized` where nobody is signed in. */
  readonly user: () => Promise<User>;
  /**
   * Leads to sign-in and back here. In token mode it asks the host for a new token. In a frame it opens the small window,
   * within the click that called it.
   */
  readonly signIn: () => void;
  /**
   * Signs out here, in the other tabs and at the provider. Where commands wait, they are sent first, and the learner is asked about those
   * that are left (SESS-11). In a frame its own session ends, and the page stays (SESS-19).
   * @param by `host`: the learner is not asked
   */
  readonly signOut: (by?: 'host') => void;
  /** Counts as an activity of the learner, so that the session does not end: one click stays signed in. */
  readonly stay: () => void;
  /** Address of the portal's sign-in that leads back to a path of the portal and names the provider used last (AUTH-6). Since level 4. */
  readonly signInAddress: (back: string) => string;
  /** Stores the provider that has signed this tab in (STORE-6). Since level 4. */
  readonly signedInBy: (provider: string) => void;
  /** The profile has saved a change of the signed-in user: this page and the other tabs take it over. Since level 6. */
  readonly changed?: (user: User) => void;
}
