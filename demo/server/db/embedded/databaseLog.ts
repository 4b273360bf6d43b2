/** What the embedded database says of itself while it runs. */
export interface DatabaseLog {
  /** For PGlite, which calls it while the database stands still. */
  readonly onStderr: (line: string) => boolean;
  /** The last thing that it could not go on after; null where there was none. */
  readonly last: () => string | null;
}

/**
 * Listens to the embedded database. After PANIC it does not stop, as a process of its own would: it turns in a circle, and with it
 * everything in this one. So the listener ends the process before the line is out (SRV-41).
 */
export function databaseLog(onPanic: (reason: string) => void): DatabaseLog {
  let last: string | null = null;
  return {
    onStderr(line) {
      const [, level, reason = ''] = /\b(FATAL|PANIC):\s+(.*)/.exec(line) ?? [];
      if (!level) return true;
      last = reason;
      if (level === 'PANIC') onPanic(reason);
      return true;
    },
    last: () => last,
  };
}
