/** The embedded database's log while it runs. */
export interface DatabaseLog {
  /** For PGlite, which calls it while the database is blocked. */
  readonly onStderr: (line: string) => boolean;
  /** The last error after which the database could not go on; null where there was none. */
  readonly last: () => string | null;
}

/**
 * Listens to the embedded database. After PANIC it does not stop, as a separate process would: it loops forever, and blocks everything else
 * in this process. So the listener ends the process before the line is written (SRV-41).
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
