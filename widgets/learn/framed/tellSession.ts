import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import type { Portal } from '../../index.ts';

interface Asked {
  readonly resolve: (answer: { readonly ticket?: string; readonly host: string | undefined }) => void;
  readonly reject: (cause: Error) => void;
}

/** The link between the page's session and its host. */
export interface TellSession {
  /** Call when a session has begun with a ticket that the host gave unasked; all that wait for a session check again. */
  readonly restored: () => void;
}

type Relogin = CustomEvent<{
  readonly reason?: '401' | 'inactivity';
  readonly waitUntil: (signedIn: Promise<unknown>) => void;
}>;

/**
 * Tells the host the state of the page's session, and asks it when a session is needed (SESS-16). The host's reply goes to the session,
 * which checks it.
 */
export function tellSession(session: Portal['session'], end: FrameEnd): TellSession {
  let asked: Asked[] = [];
  let attempt = 0;

  const settle = (how: (one: Asked) => void) => {
    const waiting = asked;
    asked = [];
    waiting.forEach(how);
  };
  document.addEventListener('lectern-relogin', (event) => {
    const { reason = '401', waitUntil } = (event as Relogin).detail;
    // There is no host to ask, so the learner is asked at once.
    if (end.state() === 'unmanaged' || end.state() === 'closed') return;
    waitUntil(new Promise((resolve, reject) => void asked.push({ resolve, reject })));
    end.tell('session.relogin-required', { reason, attempt: (attempt += 1) });
  });
  const restored = (ticket?: string) => {
    const { signingIn } = session.store.getState();
    const host = end.host() ?? undefined;
    if (asked.length === 0) signingIn?.restore(ticket, host);
    settle(({ resolve }) => resolve({ ...(ticket !== undefined && { ticket }), host }));
  };
  end.on('session.restored', ({ ticket }) => restored(ticket));
  end.on('session.denied', () => settle(({ reject }) => reject(new Error('the host cannot sign the learner in'))));
  end.on('session.logout', () => session.signOut('host'));
  end.watch((state) => {
    if (state === 'unmanaged' || state === 'closed')
      settle(({ reject }) => reject(new Error('the host does not answer')));
    if (state === 'open') tell();
  });

  let told = session.store.getState().phase;
  const tell = () => {
    told = session.store.getState().phase;
    end.tell('session.state', { phase: told });
  };
  session.store.subscribe(({ phase, by, user }, before) => {
    if (user && !before.user) attempt = 0;
    // Later messages of the host do not answer earlier questions.
    if (phase === 'signed-out') settle(({ reject }) => reject(new Error('signed out meanwhile')));
    // Two idle hours end the session, but the work stays on screen.
    if (by && by !== before.by) end.tell('session.logged-out', { by });
    if (phase !== told) tell();
  });
  return { restored: () => restored() };
}
