import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import type { InFrame, Portal } from '../../index.ts';

/** How a host's ticket becomes a session of the page. */
export interface Entry {
  /** Begins a session with a ticket of the host's. */
  readonly enter: (ticket: string) => Promise<void>;
  /** The page has moved on: from now on it has to be told of each change. */
  readonly goOn: () => void;
}

/**
 * Begins sessions with tickets of the host (SESS-18), whoever had a session here before, and whose page may stand here by now. After a
 * sign-out here, `session.restored` alone brings somebody back.
 */
export function createEntry(
  end: Pick<FrameEnd, 'host'>,
  session: Portal['session'],
  inFrame: Pick<InFrame, 'begin' | 'isOther'>,
  told: { readonly restored: () => void },
  report: (error: unknown) => void,
): Entry {
  let hasGoneOn = false;
  const isSignedOut = () => session.store.getState().phase === 'signed-out';
  return {
    enter: async (ticket) => {
      const host = end.host();
      if (host === null || isSignedOut()) return;
      const begun = await inFrame.begin(ticket, host).then(
        () => true,
        (error: unknown) => void report(error),
      );
      if (!hasGoneOn) return;
      if (isSignedOut()) return session.signOut('host');
      if (begun) told.restored();
      // Where nobody is shown nobody is asked for: a visitor stays one.
      if (begun || session.store.getState().user)
        inFrame.isOther().then(
          (isOther) => isOther && location.reload(),
          () => undefined,
        );
    },
    goOn: () => {
      hasGoneOn = true;
    },
  };
}
