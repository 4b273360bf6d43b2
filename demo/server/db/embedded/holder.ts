import { readFileSync, readlinkSync, statfsSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';

const text = v.nullish(v.string(), null);

/** The process that holds a data folder, as its lock names it. Locks of earlier releases have `pid` and `started` alone. */
export const holderShape = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When the process began, in ticks of the kernel: tells it from a later process with the same number. */
  started: text,
  /** Id of this lock alone. */
  id: text,
  host: text,
  /** Identifies the boot of the kernel on which the process runs. */
  kernel: text,
  /** The namespace in which `pid` counts. */
  namespace: text,
  /** Name of the socket that the process listens on; null where it could not. */
  socket: text,
});
export type Holder = v.InferOutput<typeof holderShape>;

function tried<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

// Pids are used again, by other programs and in containers; on Linux the start time tells the holder from a later process with its pid.
const startedAt = (pid: number) =>
  tried(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? null);

/** The entry that this process writes into its lock. */
export const ownHolder = (id: string, socket: string | null): Holder => ({
  pid: process.pid,
  started: startedAt(process.pid),
  id,
  host: hostname(),
  kernel:
    tried(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? `${process.platform} ${hostname()}`,
  namespace: tried(() => readlinkSync('/proc/self/ns/pid')),
  socket,
});

/** Whether a process of this namespace lives. */
export function isAlive({ pid, started }: Pick<Holder, 'pid' | 'started'>): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return started === null || started === startedAt(pid);
}

// ext2 to 4, XFS, Btrfs, tmpfs, overlay, ZFS, F2FS: file systems that two kernels cannot use at once.
const localTypes: ReadonlySet<number> = new Set([
  0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630, 0x2fc12fc1, 0xf2f52010,
]);

/** Whether a folder lies where processes of this kernel alone can write. */
export const isLocal = (folder: string): boolean =>
  localTypes.has(Number(tried(() => statfsSync(folder).type) ?? 0) >>> 0);
