import type { User } from '../domain/person/user.ts';
import { LecternError } from '../errors.ts';
import { createFinding } from './createFinding.ts';
import { createFrameSession, type FrameSessionDeps } from './createFrameSession.ts';
import type { OwnPage, PageDeps } from './createOwnPage.ts';
import { reloginLock } from './reloginLock.ts';
import { createLook } from './createLook.ts';
import { createSignInBeside } from './createSignInBeside.ts';
import type { SignInWindowDeps } from './createSignInWindow.ts';
import { createWaiting } from './createWaiting.ts';
import type { TextStore } from './TextStore.ts';
import { withLock } from '../web/withLock.ts';
import { watchReturn } from './watchReturn.ts';

export interface FramedPageDeps {
  readonly browser: SignInWindowDeps['browser'] & {
    readonly location: Pick<Location, 'origin' | 'reload'>;
    readonly document: Pick<Document, 'visibilityState'>;
    readonly navigator: { readonly locks?: Pick<LockManager, 'request'> };
    readonly BroadcastChannel?: typeof BroadcastChannel;
  };
  readonly send: FrameSessionDeps['send'];
  readonly askUser: () => Promise<User>;
  readonly probeUser: () => Promise<User>;
  readonly onRelogin: (reason: '401' | 'inactivity') => Promise<unknown> | null;
  readonly elapsed: () => number;
  readonly prefix: string;
  readonly tab: TextStore;
  /** Shared by the tabs of the browser that show the same host's site. */
  readonly local: Pick<TextStore, 'get' | 'remove'>;
  readonly report: (error: LecternError) => void;
}

const noSession = ['anonymous', 'expired', 'signed-out'];

/**
 * Makes the answer of a portal page in a frame to a 401: ask the server again, ask the host, ask the learner (SESS-16).
 */
export function createFramedPage(deps: FramedPageDeps & Omit<PageDeps, 'announce'>): OwnPage {
  const { browser, askUser, probeUser, onRelogin, local, store } = deps;
  const look = createLook({ location: browser.location, probeUser, before: () => store.getState().user?.id ?? last });
  const waiting = createWaiting();
  const session = createFrameSession(deps);
  let reason: '401' | 'inactivity' = '401';
  /** The person who has signed out here: for another person the page reloads, without any data of the earlier one. */
  let last: string | undefined;
  let ended = false;
  let looking = false;
  /** How often somebody has signed out here. */
  let outs = 0;

  const stopAsking = () => {
    back.stop();
    small.close();
  };
  const finding = createFinding({
    ...deps,
    session,
    look,
    outs: () => outs,
    isEnded: () => ended,
    onFound: (user) => {
      stopAsking();
      reason = '401';
      store.setState({ by: null, endsAt: null });
      // If the session ends after this, that is no sign-out (SESS-20).
      local.remove('logout');
      deps.became(user);
      back.tell();
      waiting.go();
    },
    onKeptOut: (error) => {
      stopAsking();
      store.setState({ phase: 'unavailable', error });
      waiting.fail(error);
    },
  });

  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

  const small = createSignInBeside({ ...deps, session, finding, outs: () => outs });

  const endAgain = async () => {
    if (!session.isUnended()) return;
    await session.end();
    if (!session.isUnended()) small.step('asked');
  };
  /** Looks again: the learner has come back to the page, another tab has signed in, or the connection is back. */
  const again = () => {
    const { phase, signingIn } = store.getState();
    if (!signingIn || signingIn.step === 'checking' || looking) return;
    looking = true;
    const work: Promise<unknown> = phase === 'signed-out' ? endAgain() : finding.find();
    quietly(work.finally(() => (looking = false)));
  };
  const back = watchReturn({ ...deps, again });

  const ask = (why: 'first' | 'expired' | 'signed-out') => {
    if (store.getState().signingIn) return;
    back.start();
    small.offer(why);
  };

  // Whatever the cause: this tab, another one, or the host.
  const unsubscribe = store.subscribe(({ phase }, before) => {
    last = before.user?.id ?? last;
    if (phase !== 'signed-out' || before.phase === phase) return;
    outs += 1;
    // A window that is open by now would sign in the person who has just left.
    small.close();
    ask('signed-out');
  });
  void small.ready();
  if (store.getState().phase === 'signed-out') ask('signed-out');

  return {
    renew: async () => {
      if (await withLock(browser.navigator.locks, reloginLock, () => finding.restore(() => onRelogin(reason)))) return;
      await small.ready();
      if (ended) throw new LecternError('aborted', 'the runtime has ended');
      // Outside the lock: it may take a person minutes.
      const { user, phase } = store.getState();
      if (!noSession.includes(phase)) store.setState({ phase: user ? 'expired' : 'anonymous' });
      ask(user ? 'expired' : 'first');
      return waiting.wait();
    },
    look: () => {
      if (waiting.any()) again();
    },
    signIn: () => {
      ask(store.getState().user ? 'expired' : 'first');
      small.open();
    },
    leave: async () => {
      await session.end();
      if (session.isUnended() && store.getState().signingIn) small.step('unended');
    },
    idle: () => {
      // Typed text and waiting commands are kept: only the session ends (SESS-10).
      reason = 'inactivity';
      store.setState({ phase: 'expired', endsAt: null, by: reason });
      ask('expired');
      // An ordinary call, so that its 401 asks the host, and then the learner.
      quietly(session.end().then(askUser));
    },
    destroy: () => {
      ended = true;
      unsubscribe();
      stopAsking();
      waiting.fail(new LecternError('aborted', 'the runtime has ended'));
    },
  };
}
