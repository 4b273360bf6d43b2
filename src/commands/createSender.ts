import type { Call } from '../contract/wire/call.ts';
import { outcomeOf } from '../contract/wire/outcomeOf.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { LecternError } from '../errors.ts';
import type { Session } from '../session/createSession.ts';
import { entryOwner } from './entryOwner.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import type { Send } from '../port/port.ts';
import { toJson } from '../plain/toJson.ts';
import { withLock } from '../web/withLock.ts';

export interface SenderDeps {
  readonly send: Send;
  readonly session: Pick<Session, 'port' | 'access'>;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Set before names that all pages of the origin share. */
  readonly prefix: string;
  readonly elapsed: () => number;
  /** Aborted when the runtime ends. */
  readonly ended: AbortSignal;
  /** Whether no other page of this browser has since found another person signed in. */
  readonly isSame: (userId: string) => boolean;
  /** The next entry to send; where there is none, the round ends. `tried` holds the revisions that had their turn. */
  readonly next: (tried: ReadonlySet<string>) => OutboxEntry | undefined;
  /** Whether the command was given on this page, so that the learner is asked to sign in for it. */
  readonly isOwn: (entry: OutboxEntry) => boolean;
  readonly onDone: (entry: OutboxEntry, reply: unknown) => void;
  readonly onRefused: (entry: OutboxEntry, error: LecternError) => void;
  /** Called when the entry did not arrive. @returns whether the next one may be tried */
  readonly onLost: (entry: OutboxEntry, error: LecternError) => boolean;
  /** Called when the session is valid again. */
  readonly onGood: () => void;
}

export interface Sender {
  /** Sends the entries one after the other, while no other tab sends; one round at a time. */
  readonly round: () => Promise<void>;
  /** Sends one entry at once while the page is being left, when there is no time to wait for other tabs. */
  readonly last: (entry: OutboxEntry) => void;
  /** Whether a person is signed in, in whose name entries may be sent now. */
  readonly ready: () => boolean;
  /** Forgets that the session was refused: the learner is back, or asks to send. */
  readonly resume: () => void;
  /** Another person may be signed in by now: the server is asked before the next entry is sent. */
  readonly doubt: () => void;
}

/** The codes with which the server answers to another person's work. */
const foreign: ReadonlySet<ErrorCode> = new Set(['forbidden', 'not_found']);
// Waiting commands renew the session at most once in this time, in milliseconds (SESS-6).
const guardTime = 60_000;
// A browser lets a request outlive its page only with at most 64 kB.
const keepLimit = 60_000;

/** The call of an entry. Only these fields are taken from the storage. */
function callOf({ call: { name, method, base, path, prefer, idempotency } }: OutboxEntry): Call {
  return { name, method, base, path, prefer, idempotency, offline: 'queue', audience: 'user', read: (body) => body };
}

/**
 * Makes the sender of one runtime (CMD-11, CMD-12). A 401 stops it, and the entry stays. A command of this page leads to
 * sign-in as any command does (SESS-1 to SESS-6). A command of an earlier page, where the learner has done nothing yet, waits for
 * a valid session. After a new sign-in the sender first asks the server for the signed-in person. A request never waits for
 * sign-in itself, so nothing is sent in the name of another person.
 */
export function createSender(deps: SenderDeps): Sender {
  const { send, session, locks, ended } = deps;
  const { port, access } = session;
  const owner = entryOwner({ ...deps, access });
  let halted = false;
  /** When the last sign-in that was asked for here ended. */
  let renewed = -Infinity;
  let running: Promise<void> | null = null;
  const underWay = new Set<string>();

  const userId = () => port.store.getState().user?.id;
  const ready = () =>
    !ended.aborted && !halted && userId() !== undefined && /^(active|expiring)$/.test(port.store.getState().phase);

  const unauthorized = (entry: OutboxEntry, token: string | null, sent: number) => {
    owner.doubt();
    halted = true;
    // A request that left before that sign-in ended shares its result (SESS-2).
    if (!deps.isOwn(entry) || (sent >= renewed && deps.elapsed() - renewed < guardTime)) return;
    const over = () => (renewed = deps.elapsed());
    // Outside the round: signing in may take minutes, and other tabs may send during that time.
    access.renew({ token, command: true, again: false, sent }).then(() => {
      over();
      halted = false;
      deps.onGood();
    }, over);
  };

  /** Whether this person is still signed in, although the server has refused their work as it refuses a stranger's. */
  const isOwner = (id: string) => {
    owner.doubt();
    return owner.tokenOf(id).then(
      () => true,
      () => false,
    );
  };

  /** @returns whether to continue with the next entry */
  const attempt = async (entry: OutboxEntry, id: string): Promise<boolean> => {
    const { params, body } = entry;
    const isHere = () => !ended.aborted && userId() === id;
    let token: string | null = null;
    let sent = deps.elapsed();
    underWay.add(entry.revision);
    try {
      token = await owner.tokenOf(id);
      if (!ready() || userId() !== id) return false;
      const keepalive = new TextEncoder().encode(toJson(body)).length < keepLimit;
      // The request is not simply repeated (`repeat: false`): another person may be signed in by then, so the server is asked before the
      // next attempt. The server has just confirmed the person, which counts more than an earlier finding of another page. A later finding
      // of another page counts most.
      const wasSame = deps.isSame(id);
      const onlyIf = () => !wasSame || deps.isSame(id);
      sent = deps.elapsed();
      const reply = await send(
        callOf(entry),
        { params, body },
        { renew: false, repeat: false, as: token, onlyIf, keepalive },
      );
      renewed = -Infinity;
      if (!isHere()) return false;
      deps.onDone(entry, reply);
      return true;
    } catch (cause) {
      const error = cause instanceof LecternError ? cause : new LecternError('network', 'not sent', { cause });
      if (!isHere()) return false;
      if (error.code === 'unauthorized') {
        deps.onLost(entry, error);
        unauthorized(entry, token, sent);
        return false;
      }
      if (outcomeOf(error) !== 'refused') return deps.onLost(entry, error);
      if (foreign.has(error.code)) {
        const isOwn = await isOwner(id);
        if (!isHere()) return false;
        if (!isOwn) {
          deps.onLost(entry, new LecternError('network', 'refused to somebody else', { cause }));
          return false;
        }
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
      if (!(await attempt(entry, id))) return;
    }
  };

  // Where the browser refuses locks it also blocks storage, so no other tab has the same entries.
  const alone = (id: string) =>
    withLock(locks, { name: `${deps.prefix}lectern.outbox:${id}`, signal: ended }, () => work(id));

  return {
    ready,
    round: () => {
      const id = userId();
      if (!ready() || !id) return Promise.resolve();
      return (running ??= alone(id).finally(() => (running = null)));
    },
    last: (entry) => {
      const id = userId();
      if (ready() && id && !underWay.has(entry.revision)) void attempt(entry, id);
    },
    resume: () => (halted = false),
    doubt: owner.doubt,
  };
}
