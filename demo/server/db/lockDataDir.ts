import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { SetupError } from '../config.ts';

interface Holder {
  readonly pid: number;
  readonly started: string | null;
}

// Pids are used again, by other programs and in containers; on Linux the start time tells such a namesake from the holder.
function startedAt(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function alive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return started === null || started === startedAt(pid);
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Holder;

/**
 * Makes this process the only one on a data directory: PGlite takes no lock, and two processes would destroy the files.
 * The lock of a dead process is taken over, that of a living one never, however old.
 * @returns a function that gives the lock back
 * @throws SetupError when a living process holds it
 */
export function lockDataDir(dir: string): () => void {
  const path = `${dir}.lock`;
  const own = `${path}.${process.pid}`;
  const stale = `${own}.stale`;
  const refused = (pid: number) =>
    new SetupError(`Process ${pid} is already using ${dir}. Stop it first, or choose another directory with DATA_DIR.`);
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startedAt(process.pid) } satisfies Holder));
  try {
    for (;;) {
      try {
        // A link is made whole or not at all: nobody ever reads a lock that is half written.
        linkSync(own, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = read(path);
      if (alive(holder)) throw refused(holder.pid);
      renameSync(path, stale);
      const taken = read(stale);
      // Another process may have taken over between reading and moving: then its lock is put back.
      if (alive(taken)) {
        linkSync(stale, path);
        throw refused(taken.pid);
      }
      unlinkSync(stale);
    }
  } finally {
    rmSync(own, { force: true });
    rmSync(stale, { force: true });
  }
}
