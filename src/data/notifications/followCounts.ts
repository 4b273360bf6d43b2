import { channelChanges, readCounts, readReportedRun } from '../../contract/notifications/channels.ts';
import type { RuntimePort } from '../../port/port.ts';
import { coursesKey } from '../courses/keys.ts';
import { keepListening } from '../listening/keepListening.ts';
import { playerKeys } from '../player/keys.ts';
import { askAgain } from '../player/run/askAgain.ts';
import { unreadKey } from '../player/unreadKey.ts';
import { invalidate } from '../query/invalidate.ts';
import { readSettings } from '../settings/readSettings.ts';
import { channelsKey } from './channelsKey.ts';
import { whileNeeded } from './whileNeeded.ts';

/** Puts the server's unread counts into the cache; where they have changed, the channels are fetched again. */
function keep(port: RuntimePort, counts: Readonly<Record<string, number>>): void {
  const before = port.cache.getQueryData<Readonly<Record<string, number>>>(unreadKey);
  // A reply that is still on its way is older than these counts.
  void port.cache.cancelQueries({ queryKey: unreadKey });
  port.cache.setQueryData(unreadKey, counts);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(counts)])];
  if (before && names.some((name) => before[name] !== counts[name]))
    void port.cache.invalidateQueries({ queryKey: channelsKey });
}

/**
 * Fetches a run again that a tool has reported on, so that the learner sees the result without leaving the page (DONE-4). Where the course
 * is over by the report, its page stays as it is until the learner leaves the tool: they may still be reading there.
 */
function heardOf(port: RuntimePort, { id, over }: ReturnType<typeof readReportedRun>): void {
  void (over ? invalidate(port, playerKeys.tree(id), coursesKey) : askAgain(port, id));
}

/**
 * Follows the server's unread counts as long as the page is visible (NOTE-6). Where the stream breaks off, or the LMS has none, it asks
 * from time to time.
 */
function begin(port: RuntimePort): () => void {
  const ask = () => void port.cache.invalidateQueries({ queryKey: unreadKey });
  return keepListening({
    listen: async ({ signal, alive, first }) => {
      const { extensions } = await readSettings(port);
      if (signal.aborted || !extensions.includes('unreadCounts')) return 'over';
      if (!extensions.includes('notifications')) {
        // The component that begins to follow has asked already.
        if (!first) ask();
        return 'seldom';
      }
      const heard = ({ name, data }: { readonly name: string; readonly data: unknown }) => {
        alive();
        if (name === 'counts') keep(port, readCounts('channels.changes', data));
        if (name === 'run') heardOf(port, readReportedRun('channels.changes', data));
      };
      await port.send(channelChanges, {}, { signal, heard });
      return 'ended';
    },
    failed: ({ code }) => {
      // A person who is signed out, or may not learn, gets no more news.
      if (code === 'unauthorized' || code === 'forbidden') return false;
      ask();
      return true;
    },
  });
}

/** Follows the unread counts, once for all elements of a runtime. @returns a function that ends it with the last of them */
export const followCounts = whileNeeded(begin);
