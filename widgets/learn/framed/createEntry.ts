import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import type { InFrame, Portal } from '../../index.ts';

/** Turns a host's tickets into sessions of the page. */
export interface Entry {
  /** Begins a session with a ticket of the host's. */
  readonly enter: (ticket: string) => Promise<void>;
  /** The page has continued without waiting; from now on it must be notified of each change. */
  readonly goOn: () => void;
}

/**
 * Begins sessions with tickets of the host (SESS-18), even if another person had a session here before, whose page may be shown by now.
 * After a sign-out here, only `session.restored` brings somebody back.
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
      // If the page shows no person, no user is requested: a visitor stays one.
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
