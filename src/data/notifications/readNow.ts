import type { Channel } from '../../domain/notifications/channel.ts';
import type { RuntimePort } from '../../port/port.ts';
import { sendRead } from '../player/sendRead.ts';
import { channelsKey } from './channelsKey.ts';

/**
 * Marks everything in a channel as read, since the learner looks at it (NOTE-5). Never rejects: where the server could not save this, the
 * announcements are unread again with its next counts.
 */
export async function readNow(port: RuntimePort, channelId: string): Promise<void> {
  const { cache, host } = port;
  const sent = sendRead(port, channelId);
  cache.setQueryData<readonly Channel[]>(channelsKey, (before) =>
    before?.map((one) => (one.id === channelId ? { ...one, unread: 0 } : one)),
  );
  const failed = await sent;
  if (!failed) return;
  host.report(failed.error);
  // The list shows the server's state again. The count stays 0, since another unread count would make the page mark the channel again and
  // again.
  await cache.invalidateQueries({ queryKey: channelsKey, exact: true });
}
