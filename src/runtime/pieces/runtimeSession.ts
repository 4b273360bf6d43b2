import type { RaiseOnPage } from '../../port/pageEvents.ts';
import { currentUser } from '../../contract/currentUser.ts';
import type { Send } from '../../port/port.ts';
import { createSession, type Session, type SessionDeps } from '../../session/createSession.ts';
import { atSignOut } from '../../session/atSignOut.ts';
import { createTokenSource, type GetToken } from '../../session/createTokenSource.ts';
import type { RuntimeContext } from './runtimeContext.ts';

export interface RuntimeSessionDeps extends RuntimeContext, Pick<SessionDeps, 'now' | 'onSigningOut'> {
  /** The host's token provider, as it is set now. */
  readonly getToken: () => GetToken | undefined;
  /** Elements that hold a lease. */
  readonly owners: () => Iterable<Element>;
  readonly raise: RaiseOnPage;
  readonly send: Send;
}

/** Makes the session of one runtime: with the host's tokens where the host gives some, else with the cookie. */
export function runtimeSession(deps: RuntimeSessionDeps): Session {
  const { given, start, replies, kind, local, tab, owners, raise, send } = deps;

  const tokenChanged = (token: string | null) => {
    if (token !== null && start) start.token = Promise.resolve(token);
    if (token !== null) return;
    // An early request waits for a token that never came, or was sent in the name of a person who has left.
    delete start?.token;
    replies.clear();
  };

  return createSession({
    ...deps,
    tokens: given.getToken ? createTokenSource(deps.getToken, start?.token, tokenChanged) : null,
    place: kind,
    askUser: () => send(currentUser, {}),
    probeUser: () => send(currentUser, {}, { renew: false }),
    concerns: (event) => kind !== 'embedded' || [...owners()].some((owner) => event.composedPath().includes(owner)),
    onRelogin: (reason) => {
      let promised: Promise<unknown> | null = null;
      raise('lectern-relogin', { reason, waitUntil: (promise) => void (promised = promise) });
      return promised;
    },
    onInactive: () => raise('lectern-inactive', {}),
    onSignOut: async (userId) => {
      local.remove('person');
      if (!userId) return;
      [local, tab].forEach((storage) => storage.purge(userId));
      await atSignOut.forget?.(userId);
    },
  });
}
