import type { HostEnd } from '../../../bridge/channel/hostEnd.ts';
import type { FrameEmit } from '../manifest.ts';

export interface SessionDeps {
  /** Gets a one-time ticket with the host's token; null where the host has none (SESS-18). */
  readonly ticket: (() => Promise<string | null>) | null;
  /** Asks the host to sign the learner in; null if the host does not sign learners in. */
  readonly relogin: (reason: '401' | 'inactivity') => Promise<unknown> | null;
  readonly emit: FrameEmit;
}

/** Informs the host about the session of the frame, and gets the frame a new session when it requests one (SESS-18). */
export function answerSession(end: HostEnd, { ticket, relogin, emit }: SessionDeps): void {
  /**
   * How often the frame's session was ended. A sign-in that was requested before the last end must not take effect
   * after it.
   */
  let outs = 0;
  // The host's token says nothing about the frame's session: the frame begins a session of its own with a ticket.
  const renew = async (reason: '401' | 'inactivity') => {
    const since = outs;
    if (ticket) {
      const given = await ticket();
      if (since !== outs) return;
      return given ? end.tell('session.restored', { ticket: given }) : end.tell('session.denied', {});
    }
    const asked = relogin(reason);
    if (!asked) return end.tell('session.denied', {});
    await asked.then(
      () => since === outs && end.tell('session.restored', {}),
      () => since === outs && end.tell('session.denied', {}),
    );
  };
  end.on('session.state', ({ phase }) => emit('lectern-session', { phase }));
  end.on('session.relogin-required', ({ reason }) => void renew(reason));
  end.on('session.logged-out', ({ by }) => {
    outs += 1;
    emit('lectern-signed-out', { by });
  });
}
