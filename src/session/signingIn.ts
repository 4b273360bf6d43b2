/** How far signing in beside a frame has come (SESS-17). */
export type SignInStep =
  | 'asked' // nobody has begun
  | 'open' // the small window is open
  | 'blocked' // the browser opened none, or none that can be reached
  | 'closed' // it was closed, or can no longer be reached
  | 'checking' // what it gave is being used
  | 'short' // what was typed is no eight digits
  | 'wrong' // the eight digits were refused
  | 'spent' // five of them were: a new window gives new ones
  | 'late' // the code of the window was refused
  | 'failed' // the server could not be asked
  | 'kept-out' // it went well, and yet the browser keeps no session here
  | 'unended' // signing out has not reached the server yet
  | 'insecure'; // the page that holds the frame came by plain http, where browsers have no secrets

/** Signing in beside a frame: what the page shows, and what it can do beside `signIn()` of the session. */
export interface SigningIn {
  /** `first`: nobody was signed in yet. */
  readonly why: 'first' | 'expired' | 'signed-out';
  readonly step: SignInStep;
  /** Whether the window cannot be reached: the address as a plain link, and a field for the eight digits that it shows. */
  readonly aside: boolean;
  /** Address of the small window. */
  readonly link: string;
  /** Takes the eight digits. */
  readonly enter: (digits: string) => void;
  /** The host says that somebody is signed in, after all: with its ticket, and the origin it came from, a session begins; without one it is looked at anew (SESS-18). */
  readonly restore: (ticket?: string, host?: string) => void;
}
