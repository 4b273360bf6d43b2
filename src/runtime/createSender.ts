import { currentUser } from '../contract/currentUser.ts';
import { LecternError, type ErrorCode } from '../errors.ts';
import type { Session } from '../session/createSession.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import type { Send } from './port.ts';

export interface SenderDeps {
  readonly send: Send;
  readonly session: Pick<Session, 'port' | 'access'>;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Set before names that all pages of the origin share. */
  readonly prefix: string;
  readonly elapsed: () => number;
  /** Aborted when the runtime ends. */
  readonly ended: AbortSignal;
  /** Whether no other page of this browser has found another person signed in since. */
  readonly isSame: (userId: string) => boolean;
  /** The entry that is to be sent next; none ends the round. `tried` holds the revisions that had their turn. */
  readonly next: (tried: ReadonlySet<string>) => OutboxEntry | undefined;
  /** Whether it was given on this page, so that the learner is asked to sign in for it. */
  readonly isOwn: (entry: OutboxEntry) => boolean;
  readonly onDone: (entry: OutboxEntry, reply: unknown) => void;
  readonly onRefused: (entry: OutboxEntry, error: LecternError) => void;
  /** It did not arrive. @returns whether the next one may be tried */
  readonly onLost: (entry: OutboxEntry, error: LecternError) => boolean;
  /** The session is good again. */
  readonly onGood: () => void;
}

export interface Sender {
  /** Sends one after the other what is next, while no other tab does; one round at a time. */
  readonly round: () => Promise<void>;
  /** Sends one at once, while the page goes, when there is no time to wait for other tabs. */
  readonly last: (entry: OutboxEntry) => void;
  /** Whether there is somebody in whose name it may be sent now. */
  readonly ready: () => boolean;
  /** Forgets that the session was refused: somebody is back, or asks for it. */
  readonly resume: () => void;
  /** Another person may be signed in by now: that is asked before the next one is sent. */
  readonly doubt: () => void;
}

const refusals: ReadonlySet<ErrorCode> = new Set(['bad_request', 'forbidden', 'not_found', 'conflict', 'command_failed', 'command_canceled']);
/** What another person's work is answered with. */
const foreign: ReadonlySet<ErrorCode> = new Set(['forbidden', 'not_found']);
// A session is renewed once in so long for what waits (SESS-6).
const guardTime = 60_000;
// With more than 64 kB a browser refuses to let a request outlive its page.
const keepLimit = 60_000;

/**
 * Makes the sender of one runtime (CMD-11, CMD-12). A 401 stops it, and the entry stays. What was given on this page leads
 * to sign-in as any command does (SESS-1 to SESS-6); what an earlier page left, where nobody has done anything yet, waits for
 * a good session. After signing in again it is asked first who that is: a request never waits for sign-in itself, so nothing is
 * sent in the name of another person.
 */
export function createSender(deps: SenderDeps): Sender {
  const { send, session, locks, ended } = deps;
  const { port, access } = session;
  /** The token of whom the server has named as this person; null for the cookie. */
  let known: string | null | undefined;
  let halted = false;
  let renewed = -Infinity;
  let running: Promise<void> | null = null;
  const underWay = new Set<string>();

  const userId = () => port.store.getState().user?.id;
  const ready = () => !ended.aborted && !halted && userId() !== undefined && /^(active|expiring)$/.test(port.store.getState().phase);

  /** The token under which the server knows this person, asked anew where it may be another's. */
  const identify = async (id: string): Promise<string | null> => {
    const token = await access.token();
    if (known === token && deps.isSame(id)) return token;
    const found = await send(currentUser, {}, { renew: false, as: token });
    if (found.id !== id) throw new LecternError('unauthorized', 'another person is signed in');
    known = token;
    return token;
  };

  const unauthorized = (entry: OutboxEntry, token: string | null) => {
    known = undefined;
    halted = true;
    if (!deps.isOwn(entry) || deps.elapsed() - renewed < guardTime) return;
    renewed = deps.elapsed();
    // Not within the round: signing in may take minutes, in which other tabs may send.
    access.renew({ token, command: true, again: false }).then(
      () => {
        halted = false;
        deps.onGood();
      },
      () => undefined,
    );
  };

  /** @returns whether to go on with the next one */
  const attempt = async (entry: OutboxEntry, id: string, keepalive: boolean): Promise<boolean> => {
    const { name, method, base, path, prefer, idempotency } = entry.call;
    const here = () => !ended.aborted && userId() === id;
    let token: string | null = null;
    underWay.add(entry.revision);
    try {
      token = await identify(id);
      if (!ready() || userId() !== id) return false;
      const reply = await send(
        { name, method, base, path, prefer, idempotency, offline: 'queue', audience: 'user', read: (body: unknown) => body },
        { params: entry.params, body: entry.body },
        { renew: false, as: token, keepalive: keepalive && new TextEncoder().encode(JSON.stringify(entry.body)).length < keepLimit },
      );
      renewed = -Infinity;
      if (!here()) return false;
      deps.onDone(entry, reply);
      return true;
    } catch (cause) {
      const error = cause instanceof LecternError ? cause : new LecternError('network', 'not sent', { cause });
      if (!here()) return false;
      if (error.code === 'unauthorized') {
        deps.onLost(entry, error);
        unauthorized(entry, token);
        return false;
      }
      if (!refusals.has(error.code)) return deps.onLost(entry, error);
      // Whoever signed in elsewhere without this page's knowledge is refused as a stranger; that decides nothing.
      if (foreign.has(error.code)) {
        known = undefined;
        const mine = await identify(id).then(() => true, () => false);
        if (!here()) return false;
        if (!mine) return deps.onLost(entry, new LecternError('network', 'refused to somebody else', { cause })) && false;
      }
      deps.onRefused(entry, error);
      return true;
    } finally {
      underWay.delete(entry.revision);
    }
  };

  const work = async (id: string) => {
    const tried = new Set(underWay);
    while (ready() && userId() === id) {
      const entry = deps.next(tried);
      if (!entry) return;
      tried.add(entry.revision);
      if (!(await attempt(entry, id, true))) return;
    }
  };

  const alone = async (id: string): Promise<void> => {
    if (!locks) return work(id);
    let begun = false;
    try {
      await locks.request(`${deps.prefix}lectern.outbox:${id}`, { signal: ended }, () => {
        begun = true;
        return work(id);
      });
    } catch (cause) {
      if (begun) throw cause;
      // Refused where storage is blocked: there no other tab has the same entries.
      if (!ended.aborted) await work(id);
    }
  };

  return {
    ready,
    round: () => {
      const id = userId();
      if (!ready() || !id) return Promise.resolve();
      return (running ??= alone(id).finally(() => (running = null)));
    },
    last: (entry) => {
      const id = userId();
      if (ready() && id && !underWay.has(entry.revision)) void attempt(entry, id, true);
    },
    resume: () => (halted = false),
    doubt: () => (known = undefined),
  };
}
