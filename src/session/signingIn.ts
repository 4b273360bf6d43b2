/** The step that a sign-in next to a frame has reached (SESS-17). */
export type SignInStep =
  | 'asked' // the learner has not begun
  | 'open' // the small window is open
  | 'blocked' // the browser opened none, or none that can be reached
  | 'closed' // it was closed, or can no longer be reached
  | 'checking' // its code is being used
  | 'short' // the typed text is not eight digits
  | 'wrong' // the eight digits were refused
  | 'spent' // five of them were: a new window gives new ones
  | 'late' // the code of the window was refused
  | 'failed' // the server could not be asked
  | 'kept-out' // sign-in succeeded, and yet the browser keeps no session here
  | 'unended' // signing out has not reached the server yet
  | 'insecure'; // the page that holds the frame came by plain http, where browsers have no secrets

/** A sign-in next to a frame: the state that the page shows, and the actions in addition to `signIn()` of the session. */
export interface SigningIn {
  /** `first`: nobody was signed in yet. */
  readonly why: 'first' | 'expired' | 'signed-out';
  readonly step: SignInStep;
  /** Whether the window cannot be reached: then the page shows a plain link, and a field for the eight digits of the window. */
  readonly aside: boolean;
  /** Address of the small window. */
  readonly link: string;
  /** Takes the eight digits. */
  readonly enter: (digits: string) => void;
  /**
   * The host says that somebody is signed in after all. With its ticket and the origin that the ticket came from, a session
   * begins; without a ticket the server is asked again (SESS-18).
   */
  readonly restore: (ticket?: string, host?: string) => void;
}
