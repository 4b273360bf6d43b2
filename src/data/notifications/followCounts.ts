import { asError } from '../../commands/asError.ts';
import { channelChanges, readCounts, readReportedRun } from '../../contract/notifications/channels.ts';
import { jitter } from '../../plain/jitter.ts';
import type { RuntimePort } from '../../port/port.ts';
import { askAgain } from '../player/tool/askAgain.ts';
import { unreadKey } from '../player/unreadKey.ts';
import { channelsKey } from './channelsKey.ts';

const [soon, often, seldom] = [1000, 5000, 60_000];

interface Following {
  count: number;
  readonly stop: () => void;
}
const following = new WeakMap<RuntimePort, Following>();

/** Keeps what the server says is unread; where that is news, the channels are asked for again. */
function keep(port: RuntimePort, counts: Readonly<Record<string, number>>): void {
  const before = port.cache.getQueryData<Readonly<Record<string, number>>>(unreadKey);
  port.cache.setQueryData(unreadKey, counts);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(counts)])];
  if (before && names.some((name) => before[name] !== counts[name]))
    void port.cache.invalidateQueries({ queryKey: channelsKey });
}

/**
 * Hears from the server what is unread as long as the page is looked at (NOTE-6). Where the stream breaks off, or the LMS has none, it asks
 * now and then: after 5 s first, after a minute later.
 */
function begin(port: RuntimePort): () => void {
  let listening: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const later = (milliseconds: number) => {
    timer = setTimeout(() => void listen(), jitter(milliseconds));
  };
  const ask = () => void port.cache.invalidateQueries({ queryKey: unreadKey });
  const listen = async () => {
    const { extensions } = await port.host.configuration();
    const own = listening;
    if (!own || own.signal.aborted || !extensions.includes('unreadCounts')) return;
    if (!extensions.includes('notifications')) {
      // Whoever begins to follow has asked already.
      if (failures > 0) ask();
      failures = 1;
      return later(seldom);
    }
    try {
      await port.send(
        channelChanges,
        {},
        {
          signal: own.signal,
          heard({ name, data }) {
            failures = 0;
            if (name === 'counts') keep(port, readCounts('channels.changes', data));
            // What a tool has reported is seen without looking away and back (DONE-4).
            if (name === 'run') void askAgain(port, readReportedRun('channels.changes', data));
          },
        },
      );
      if (!own.signal.aborted) later(soon);
    } catch (cause) {
      const { code } = asError(cause);
      // Who is signed out, or may not learn, hears nothing more.
      if (own.signal.aborted || code === 'unauthorized' || code === 'forbidden') return;
      ask();
      failures += 1;
      later(Math.min(seldom, often * 2 ** (failures - 1)));
    }
  };
  const look = () => {
    clearTimeout(timer);
    listening?.abort();
    listening = document.visibilityState === 'hidden' ? null : new AbortController();
    failures = 0;
    if (listening) void listen();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
    clearTimeout(timer);
    listening?.abort();
    listening = null;
  };
}

/** Follows what is unread, once for all elements of a runtime. @returns ends it with the last of them */
export function followCounts(port: RuntimePort): () => void {
  const found: Following = following.get(port) ?? { count: 0, stop: begin(port) };
  following.set(port, found);
  found.count += 1;
  let holds = true;
  return () => {
    if (!holds) return;
    holds = false;
    found.count -= 1;
    if (found.count > 0) return;
    found.stop();
    following.delete(port);
  };
}
