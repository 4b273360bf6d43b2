import { asError } from '../../commands/asError.ts';
import { readAnnouncements } from '../../contract/parts/unreadCounts.ts';
import type { Channel } from '../../domain/notifications/channel.ts';
import type { RuntimePort } from '../../port/port.ts';
import { unreadKey } from '../player/unreadKey.ts';
import { channelsKey } from './channelsKey.ts';

/**
 * Marks everything in a channel as read, since the learner looks at it (NOTE-5). Never rejects: where the server could not save this, the
 * announcements are unread again with its next counts.
 */
export async function readNow(port: RuntimePort, channelId: string): Promise<void> {
  const { cache } = port;
  await cache.cancelQueries({ queryKey: unreadKey });
  cache.setQueryData<Readonly<Record<string, number>>>(unreadKey, (before) => before && { ...before, [channelId]: 0 });
  cache.setQueryData<readonly Channel[]>(channelsKey, (before) =>
    before?.map((one) => (one.id === channelId ? { ...one, unread: 0 } : one)),
  );
  try {
    await port.send(readAnnouncements, { params: { channelId }, body: {} });
  } catch (cause) {
    port.host.report(asError(cause));
    // The list shows the server's state again. The count stays 0, since another unread count would make the page mark the channel again and
    // again.
    await cache.invalidateQueries({ queryKey: channelsKey, exact: true });
  }
}
