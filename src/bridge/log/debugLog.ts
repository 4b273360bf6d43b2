import { createLog } from './createLog.ts';
import type { LogEntry } from './logEntry.ts';
import { pageLog, setPageLog } from './pageLog.ts';

/**
 * Makes the `log` of a channel for somebody who looks for a fault: it writes to the page's one log of the last 200 messages, which
 * `lectern.inspect()` shows, and to the console (CHAN-9).
 */
export function debugLog(
  page: object,
  say: (line: string, entry: LogEntry) => void = console.debug,
): (entry: LogEntry) => void {
  const log = pageLog(page) ?? createLog();
  setPageLog(page, log);
  return (entry) => {
    log.add(entry);
    say('[lectern]', entry);
  };
}
