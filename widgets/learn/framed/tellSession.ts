import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import type { Portal } from '../../index.ts';

interface Asked {
  readonly resolve: (answer: { readonly ticket?: string; readonly host: string | undefined }) => void;
  readonly reject: (cause: Error) => void;
}

/** The session of the page, as its host hears of it. */
export interface TellSession {
  /** A session has begun by what the host gave unasked: whoever waits for one looks again. */
  readonly restored: () => void;
}

type Relogin = CustomEvent<{
  readonly reason?: '401' | 'inactivity';
  readonly waitUntil: (signedIn: Promise<unknown>) => void;
}>;

/**
 * Tells the host where the session of the page stands, and asks it where a session is wanted (SESS-16): what the host answers is
 * handed to the session, which looks for itself whether it is true.
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
    // Nobody is there to ask; the learner is asked at once.
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
    // What the host says from now on answers no question from before.
    if (phase === 'signed-out') settle(({ reject }) => reject(new Error('signed out meanwhile')));
    // Two idle hours end the session, and leave the work on screen.
    if (by && by !== before.by) end.tell('session.logged-out', { by });
    if (phase !== told) tell();
  });
  return { restored: () => restored() };
}
