import type { StoreApi } from 'zustand/vanilla';
import type { User } from '../domain/person/user.ts';
import { LecternError } from '../errors.ts';
import { askHost, type HostAnswer } from './askHost.ts';
import type { FrameSession } from './createFrameSession.ts';
import type { Look } from './createLook.ts';
import type { SessionState } from './sessionState.ts';

export interface FindingDeps {
  readonly session: FrameSession;
  readonly look: Look;
  readonly elapsed: () => number;
  readonly store: StoreApi<SessionState>;
  /** How often somebody has signed out here: a question from before a sign-out signs nobody in after it. */
  readonly outs: () => number;
  readonly isEnded: () => boolean;
  readonly onFound: (user: User) => void;
  /** Sign-in has succeeded twice within a minute, and yet nobody is signed in. */
  readonly onKeptOut: (error: LecternError) => void;
  readonly report: (error: LecternError) => void;
}

/** Finds out whether somebody is signed in, in a frame. */
export interface Finding {
  /**
   * Whether somebody is signed in. While the server has not heard of the end of the session, nobody is, whatever the server answers.
   */
  readonly find: (since?: number) => Promise<boolean>;
  /** Whether the host's answer was true. @param since how often somebody had signed out when the host was asked */
  readonly take: (answer: HostAnswer, since?: number) => Promise<boolean>;
  /** Asks the server, then the host. @param promise the host's answer; null where the host does not hear the question */
  readonly restore: (promise: () => Promise<unknown> | null) => Promise<boolean>;
  /**
   * A sign-in is said to have succeeded, and yet nobody is signed in: the second time within a minute ends the attempts (SESS-6).
   * @throws LecternError `authentication_error`
   */
  readonly fail: () => void;
}

/** Two failures within this time end the attempts, in milliseconds (SESS-6). */
const guardTime = 60_000;

/** Makes the {@link Finding}, which asks the server and the host whether somebody is signed in (SESS-16). */
export function createFinding(deps: FindingDeps): Finding {
  const { session, look, elapsed, store, outs, isEnded, report } = deps;
  let failures: number[] = [];

  const fail = () => {
    failures = [...failures.filter((at) => elapsed() - at < guardTime), elapsed()];
    if (failures.length < 2) return;
    const error = new LecternError('authentication_error', 'signed in, and 401', { status: 401 });
    deps.onKeptOut(error);
    throw error;
  };

  const find = async (since = outs()): Promise<boolean> => {
    if (session.isUnended()) await session.end();
    if (session.isUnended()) return false;
    const user = await look();
    if (since !== outs()) return false;
    if (user && !isEnded()) {
      failures = [];
      deps.onFound(user);
    }
    return user !== null;
  };

  const begins = (pass: NonNullable<NonNullable<HostAnswer>['pass']>) =>
    session.begin(pass).then(
      () => true,
      (error: LecternError) => {
        report(error);
        return false;
      },
    );

  const take = async (answer: HostAnswer, since = outs()): Promise<boolean> => {
    if (!answer || isEnded() || since !== outs()) return false;
    if (answer.pass && !(await begins(answer.pass))) return false;
    if (since !== outs()) {
      await session.end();
      return false;
    }
    if (store.getState().phase === 'signed-out') store.setState({ phase: 'unknown' });
    if (await find(since)) return true;
    if (since === outs()) fail();
    return false;
  };

  return {
    find,
    take,
    restore: async (promise) => {
      const since = outs();
      if (await find()) return true;
      if (since !== outs()) return false;
      const late = (answer: HostAnswer) => void take(answer, since).catch(() => undefined);
      return take(await askHost(promise(), late), since);
    },
    fail,
  };
}
