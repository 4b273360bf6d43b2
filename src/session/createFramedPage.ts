import type { StoreApi } from 'zustand/vanilla';
import type { CallInput, Call } from '../contract/call.ts';
import { beginFrameSession, endFrameSession } from '../contract/frameSessions.ts';
import type { User } from '../domain/user.ts';
import { LecternError } from '../errors.ts';
import { askHost, type HostAnswer } from './askHost.ts';
import type { OwnPage } from './createOwnPage.ts';
import { createAlone } from './createAlone.ts';
import { createLook } from './createLook.ts';
import { createSignInWindow, type SignInWindowDeps } from './createSignInWindow.ts';
import { createWaiting } from './createWaiting.ts';
import type { Kept } from './kept.ts';
import type { SessionState } from './sessionState.ts';
import { watchReturn } from './watchReturn.ts';

export interface FramedPageDeps {
  readonly browser: SignInWindowDeps['browser'] & {
    readonly location: Pick<Location, 'origin' | 'reload'>;
    readonly document: Pick<Document, 'visibilityState'>;
    readonly navigator: { readonly locks?: Pick<LockManager, 'request'> };
    readonly BroadcastChannel?: typeof BroadcastChannel;
  };
  readonly send: <I extends CallInput, O>(call: Call<I, O>, input: I, options?: { readonly cookies?: boolean }) => Promise<O>;
  readonly askUser: () => Promise<User>;
  readonly probeUser: () => Promise<User>;
  readonly onRelogin: (reason: '401' | 'inactivity') => Promise<unknown> | null;
  readonly elapsed: () => number;
  readonly prefix: string;
  readonly tab: Kept;
  /** Shared by the tabs of the browser that show the same host's site. */
  readonly local: Pick<Kept, 'get' | 'remove'>;
  readonly report: (error: LecternError) => void;
}

interface Held extends FramedPageDeps {
  readonly store: StoreApi<SessionState>;
  readonly became: (user: User) => User;
}

const guardTime = 60_000;
const noSession = ['anonymous', 'expired', 'signed-out'];

/** What a page of the portal's own does on a 401 where it stands in a frame: look again, ask the host, ask the learner (SESS-16). */
export function createFramedPage({ browser, send, askUser, probeUser, onRelogin, elapsed, prefix, tab, local, report, store, became }: Held): OwnPage {
  const { location } = browser;
  const alone = createAlone(browser.navigator.locks);
  const look = createLook({ location, probeUser, before: () => store.getState().user?.id ?? last });
  const waiting = createWaiting();
  let reason: '401' | 'inactivity' = '401';
  /** Who has signed out here: the page of another person begins anew, with nothing of theirs. */
  let last: string | undefined;
  let failures: number[] = [];
  /** The server has not heard yet that the session here has ended. */
  let unended = false;
  let ended = false;
  let looking = false;
  /** How often somebody has signed out here. What was asked before that signs nobody in after it. */
  let outs = 0;

  const begin = async (body: { readonly ticket: string; readonly host: string } | { readonly code: string; readonly verifier: string }) => {
    await send(beginFrameSession, { body }, { cookies: true });
    // Its cookie has taken the place of the one before.
    unended = false;
  };

  const restored = (user: User) => {
    back.stop();
    small.close();
    reason = '401';
    failures = [];
    store.setState({ by: null, endsAt: null });
    // Whoever expires from now on has not signed out (SESS-20).
    local.remove('logout');
    became(user);
    back.tell();
    waiting.go();
  };

  /** A sign-in that has gone well, as somebody says, and after which nobody is here: the second within a minute ends it (SESS-6). */
  const failed = () => {
    failures = [...failures.filter((at) => elapsed() - at < guardTime), elapsed()];
    if (failures.length < 2) return;
    const error = new LecternError('authentication_error', 'signed in, and 401', { status: 401 });
    back.stop();
    small.close();
    store.setState({ phase: 'unavailable', error });
    waiting.fail(error);
    throw error;
  };

  const end = async () => {
    unended = true;
    try {
      await send(endFrameSession, {}, { cookies: true });
      unended = false;
    } catch (error) {
      report(error as LecternError);
    }
  };

  /** Whether somebody is here. Where the end of the session is not told yet nobody is, whatever the server says. */
  const found = async (since = outs): Promise<boolean> => {
    if (unended) await end();
    if (unended) return false;
    const user = await look();
    if (since !== outs) return false;
    if (user && !ended) restored(user);
    return user !== null;
  };

  /** Whether the host's word was true. @param since when it was asked for it */
  const take = async (answer: HostAnswer, since = outs): Promise<boolean> => {
    if (!answer || ended || since !== outs) return false;
    const { pass } = answer;
    if (pass && !(await begin(pass).then(() => true, (error: LecternError) => report(error)))) return false;
    if (since !== outs) {
      await end();
      return false;
    }
    if (store.getState().phase === 'signed-out') store.setState({ phase: 'unknown' });
    if (await found(since)) return true;
    if (since === outs) failed();
    return false;
  };

  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const restore = (ticket?: string, host?: string) => quietly(take({ pass: ticket !== undefined && host !== undefined ? { ticket, host } : null }));

  /** How often somebody had signed out when a code was handed in last. */
  let exchanged = 0;
  const small = createSignInWindow({
    browser,
    tab,
    isOut: () => local.get('logout') !== null,
    store,
    begin: (proof) => {
      exchanged = outs;
      return begin(proof);
    },
    restore,
    begun: async () => {
      // Signed out while the code was on its way: what it has begun is not wanted any more.
      if (exchanged !== outs) return end();
      // Nothing is asked in the name of who has signed out; somebody has signed in since.
      if (store.getState().phase === 'signed-out') store.setState({ phase: 'unknown' });
      try {
        if (await found()) return;
        small.step('kept-out');
        failed();
      } catch (error) {
        // Of another person the page is on its way.
        if ((error as LecternError).code !== 'unauthorized') small.step('failed');
        report(error as LecternError);
      }
    },
  });

  /** Asked for where the learner comes back to the page, where another tab has signed in, or the connection is back. */
  const again = () => {
    const { phase, signingIn } = store.getState();
    if (!signingIn || signingIn.step === 'checking' || looking) return;
    looking = true;
    const work: Promise<unknown> = phase !== 'signed-out' ? found() : unended ? end().then(() => !unended && small.step('asked')) : Promise.resolve();
    quietly(work.finally(() => (looking = false)));
  };
  const back = watchReturn({ browser, prefix, again });

  const ask = (why: 'first' | 'expired' | 'signed-out') => {
    if (store.getState().signingIn) return;
    back.start();
    small.offer(why);
  };

  // However it came about: in this tab, another one, or by the host.
  const unsubscribe = store.subscribe(({ phase }, before) => {
    last = before.user?.id ?? last;
    if (phase !== 'signed-out' || before.phase === phase) return;
    outs += 1;
    // A window that is open by now would sign in whoever has just left.
    small.close();
    ask('signed-out');
  });
  void small.ready();
  if (store.getState().phase === 'signed-out') ask('signed-out');

  return {
    renew: () =>
      alone(async () => {
        const since = outs;
        if (await found()) return true;
        if (since !== outs) return false;
        return take(await askHost(onRelogin(reason), (answer) => quietly(take(answer, since))), since);
      }).then(async (done) => {
        if (done) return;
        await small.ready();
        if (ended) throw new LecternError('aborted', 'the runtime has ended');
        // Outside the lock: it may take a person minutes.
        const person = store.getState().user;
        if (!noSession.includes(store.getState().phase)) store.setState({ phase: person ? 'expired' : 'anonymous' });
        ask(person ? 'expired' : 'first');
        return waiting.wait();
      }),
    look: () => {
      if (waiting.any()) again();
    },
    signIn: () => {
      ask(store.getState().user ? 'expired' : 'first');
      small.open();
    },
    leave: async () => {
      await end();
      if (unended && store.getState().signingIn) small.step('unended');
    },
    idle: () => {
      // What was typed and what waits is kept: only the session ends (SESS-10).
      reason = 'inactivity';
      store.setState({ phase: 'expired', endsAt: null, by: reason });
      ask('expired');
      // By way of a call like any other, which the host, and then the learner, is asked for.
      quietly(end().then(askUser));
    },
    destroy: () => {
      ended = true;
      unsubscribe();
      back.stop();
      small.close();
      waiting.fail(new LecternError('aborted', 'the runtime has ended'));
    },
  };
}
