import type { StoreApi } from 'zustand/vanilla';
import type { LecternError } from '../errors.ts';
import type { Finding } from './createFinding.ts';
import type { FrameSession } from './createFrameSession.ts';
import { createSignInWindow, type SignInWindow, type SignInWindowDeps } from './createSignInWindow.ts';
import type { TextStore } from './TextStore.ts';
import type { SessionState } from './sessionState.ts';

export interface SignInBesideDeps extends Pick<SignInWindowDeps, 'browser' | 'tab'> {
  readonly local: Pick<TextStore, 'get'>;
  readonly store: StoreApi<SessionState>;
  readonly session: FrameSession;
  readonly finding: Finding;
  /** How often somebody has signed out here. */
  readonly outs: () => number;
  readonly report: (error: LecternError) => void;
}

/**
 * Makes the small window next to a frame, with the steps that follow when the window hands in a code, or the host says
 * that somebody is signed in (SESS-17).
 */
export function createSignInBeside(deps: SignInBesideDeps): SignInWindow {
  const { local, store, session, finding, outs, report } = deps;
  /** How often somebody had signed out when a code was handed in last. */
  let exchanged = 0;

  const small = createSignInWindow({
    ...deps,
    isOut: () => local.get('logout') !== null,
    begin: (proof) => {
      exchanged = outs();
      return session.begin(proof);
    },
    restore: (ticket, host) => {
      const pass = ticket !== undefined && host !== undefined ? { ticket, host } : null;
      void finding.take({ pass }).catch(() => undefined);
    },
    begun: async () => {
      // Somebody signed out while the code was on its way: the session that it began is no longer wanted.
      if (exchanged !== outs()) return session.end();
      // While the phase is `signed-out` no request is sent; somebody has signed in since.
      if (store.getState().phase === 'signed-out') store.setState({ phase: 'unknown' });
      try {
        if (await finding.find()) return;
        small.step('kept-out');
        finding.fail();
      } catch (error) {
        // For another person the page reloads.
        if ((error as LecternError).code !== 'unauthorized') small.step('failed');
        report(error as LecternError);
      }
    },
  });
  return small;
}
