import { string } from 'valibot';
import { command, type CallInput } from './wire/call.ts';
import { decode } from './wire/decode.ts';
import { object } from './wire/object.ts';

const nothing = () => undefined;

/**
 * Gets a one-time ticket for a frame, with the host's token and for the origin that asks (SESS-18, AUTH-8). A call of Lectern's
 * own (CALL-63): `frameSessions` in `extensions`.
 */
export const frameTicket = command({
  name: 'frameTicket.create',
  base: 'lectern',
  path: 'frame-tickets',
  prefer: 'respond-sync',
  idempotency: 'none',
  offline: 'refuse',
  read: (body) => decode('frameTicket.create', object({ ticket: string() }), body),
  _input: {} as CallInput,
});

/**
 * Gets a one-time code for a frame, with the session of the small window (SESS-17, CALL-64).
 * `challenge`: SHA-256 of the frame's secret in base64url. `spoken`: eight digits, to be read and typed.
 * @unused the helper page asks by a script of its own, which loads nothing of the client
 */
export const signInCode = command({
  name: 'signInCode.create',
  base: 'lectern',
  path: 'sign-in-codes',
  prefer: 'respond-sync',
  idempotency: 'none',
  offline: 'refuse',
  read: (body) => decode('signInCode.create', object({ code: string() }), body),
  _input: {} as { readonly body: { readonly challenge: string; readonly spoken: boolean } },
});

/**
 * Begins the session of a frame by a ticket, or by a code with the frame's secret (AUTH-7, CALL-65): the cookie comes with the reply. A
 * used, expired or wrong ticket or code is refused with 401. Five wrong codes of eight digits end the codes of that secret. `host`: the
 * origin that the ticket came from, as the channel knows it; a ticket that another origin asked for is refused.
 */
export const beginFrameSession = command({
  name: 'frameSession.begin',
  base: 'lectern',
  path: 'frame-sessions',
  prefer: 'respond-sync',
  idempotency: 'none',
  offline: 'refuse',
  audience: 'public',
  read: nothing,
  _input: {} as {
    readonly body:
      { readonly ticket: string; readonly host: string } | { readonly code: string; readonly verifier: string };
  },
});

/** Ends the session of a frame and its cookie; the page stays (SESS-19, CALL-66). Without a session it does nothing. */
export const endFrameSession = command({
  name: 'frameSession.end',
  base: 'lectern',
  path: 'frame-sessions/end',
  prefer: 'respond-sync',
  idempotency: 'natural',
  offline: 'refuse',
  audience: 'public',
  read: nothing,
  _input: {} as CallInput,
});
