import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { SetupError } from '../../settings/setupError.ts';
import { holderShape, isAlive, isLocal, ownHolder, type Holder } from './holder.ts';
import { holdSocket, isHeld } from './lockSocket.ts';

const BEAT_MS = 5000;
const BEATS_MISSED = 5;

/** Options of a lock besides its folder; the tests set them to make its behaviour certain. */
export interface LockOptions {
  /** Called with one sentence when another process has taken the folder over, as after hours of sleep. */
  readonly onTaken?: (sentence: string) => void;
  /** Waits while a holder is watched that cannot be asked. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  readonly local?: (folder: string) => boolean;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** @throws SetupError for a lock that is empty or no lock */
function read(path: string): Holder {
  try {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), holderShape), readFileSync(path, 'utf8'));
    if (parsed.success) return parsed.output;
  } catch (error) {
    if (isMissing(error)) throw error;
  }
  throw new SetupError(
    `The lock ${path} cannot be read: make sure that no other process uses this folder, then delete it.`,
  );
}

// Reads the time by an open file: a network file system then asks its server.
function beatOf(path: string): number {
  const file = openSync(path, 'r');
  try {
    return fstatSync(file).mtimeMs;
  } finally {
    closeSync(file);
  }
}

/** Whether a lock is renewed whose holder cannot be asked from here. */
async function beats(path: string, wait: NonNullable<LockOptions['wait']>): Promise<boolean> {
  const before = beatOf(path);
  console.info(
    `${path} is the lock of another machine or container: it is watched for ${(BEAT_MS * BEATS_MISSED) / 1000} s.`,
  );
  for (let missed = 0; missed < BEATS_MISSED; missed += 1) {
    await wait(BEAT_MS);
    if (beatOf(path) !== before) return true;
  }
  return false;
}

/** Whether the holder of a lock lives. Its kernel is asked where possible; otherwise a lock that is renewed has a living holder. */
async function lives(holder: Holder, path: string, { wait = sleep, local = isLocal }: LockOptions): Promise<boolean> {
  const own = ownHolder('', null);
  if (holder.kernel === null) return isAlive(holder);
  if (holder.kernel !== own.kernel) return local(dirname(path)) ? false : beats(path, wait);
  if (holder.socket !== null) return isHeld(join(dirname(path), holder.socket));
  return holder.namespace === own.namespace ? isAlive(holder) : beats(path, wait);
}

/** Renews a lock, to show processes that cannot ask the kernel that its holder lives; notices when another process has taken it over. */
function renew(path: string, own: Holder, onTaken: (sentence: string) => void): void {
  try {
    if (read(path).id === own.id) utimesSync(path, new Date(), new Date());
    else onTaken(`Another process has taken over ${path}: this one ends, so that the data stays whole.`);
  } catch (error) {
    // The lock was deleted: it is written again. Other errors, such as a disk that is full or away for a moment, may be over at the next
    // beat.
    if (isMissing(error)) tryTo(() => writeFileSync(path, JSON.stringify(own), { mode: 0o600, flag: 'wx' }));
  }
}

function tryTo(act: () => void): void {
  try {
    act();
  } catch {
    // Another process was first.
  }
}

/**
 * Makes this process the only one on a data directory: PGlite takes no lock, and two processes would destroy the files (SRV-3).
 * The lock of a dead process is taken over, that of a living one never, however old, in whichever container it runs.
 * @returns a function that gives the lock back
 * @throws SetupError when a living process holds it, or nobody can tell
 */
export async function lockDataDir(dir: string, options: LockOptions = {}): Promise<() => void> {
  const path = `${dir}.lock`;
  const id = randomUUID();
  const own = `${path}.${id}`;
  const stale = `${own}.stale`;
  const socket = `lectern-${id.slice(0, 8)}.sock`;
  const refused = ({ pid, host }: Holder) => {
    const elsewhere = host !== null && host !== ownHolder('', null).host ? ` on ${host}` : '';
    return new SetupError(
      `Process ${pid}${elsewhere} is already using ${dir}. Stop it first, or choose another directory with DATA_DIR.`,
    );
  };
  // The socket listens before any process can read its name.
  const release = await holdSocket(join(dirname(path), socket));
  let timer: NodeJS.Timeout | undefined;
  const leave = () => {
    clearInterval(timer);
    release?.();
    for (const one of [own, stale]) rmSync(one, { force: true });
  };
  try {
    const holder = ownHolder(id, release && socket);
    writeFileSync(own, JSON.stringify(holder), { mode: 0o600 });
    const file = openSync(own, 'r');
    fsyncSync(file);
    closeSync(file);
    for (;;) {
      try {
        // A link is made whole or not at all: no process ever reads a half-written lock.
        linkSync(own, path);
        unlinkSync(own);
        timer = setInterval(() => renew(path, holder, options.onTaken ?? (() => undefined)), BEAT_MS).unref();
        return () => {
          leave();
          rmSync(path, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      await takeOver(path, stale, options, refused);
    }
  } catch (error) {
    leave();
    throw error;
  }
}

/** Takes the lock of a dead process away. @throws SetupError when it lives */
async function takeOver(
  path: string,
  stale: string,
  options: LockOptions,
  refused: (holder: Holder) => SetupError,
): Promise<void> {
  try {
    const holder = read(path);
    if (await lives(holder, path, options)) throw refused(holder);
    renameSync(path, stale);
    const taken = read(stale);
    // Another process may have taken over between reading and moving: then its lock is put back.
    if (taken.id !== holder.id || taken.pid !== holder.pid) {
      linkSync(stale, path);
      throw refused(taken);
    }
    unlinkSync(stale);
    if (holder.socket !== null) rmSync(join(dirname(path), holder.socket), { force: true });
  } catch (error) {
    // Its holder has left in the meantime.
    if (!isMissing(error)) throw error;
  }
}
