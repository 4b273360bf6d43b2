import { asError } from '../../commands/asError.ts';
import { readAnnouncements } from '../../contract/parts/unreadCounts.ts';
import type { Channel } from '../../domain/notifications/channel.ts';
import type { RuntimePort } from '../../port/port.ts';
import { unreadKey } from '../player/unreadKey.ts';
import { channelsKey } from './channelsKey.ts';

/**
 * The learner looks at a channel: nothing in it is unread any more (NOTE-5). Never rejects: what could not be kept is unread the next time
 * that the server tells.
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
    // The list says again what the server knows; the number itself is left, or it would be read without an end.
    await cache.invalidateQueries({ queryKey: channelsKey, exact: true });
  }
}
