import { asError } from '../../commands/asError.ts';
import { readAnnouncements } from '../../contract/parts/unreadCounts.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { unreadKey } from './unreadKey.ts';

type Counts = Readonly<Record<string, number>>;

/**
 * Marks everything in a channel as read. Its count is 0 at once. Never rejects.
 * @returns null once the server has stored it, else the error, and what restores the count: of this channel alone, since the others may
 * have been counted again meanwhile
 */
export async function sendRead(
  { cache, send }: Pick<RuntimePort, 'cache' | 'send'>,
  channelId: string,
): Promise<{ readonly error: LecternError; readonly restore: () => void } | null> {
  await cache.cancelQueries({ queryKey: unreadKey });
  const count = cache.getQueryData<Counts>(unreadKey)?.[channelId] ?? 0;
  const put = (unread: (now: number) => number) =>
    cache.setQueryData<Counts>(
      unreadKey,
      (before) => before && { ...before, [channelId]: unread(before[channelId] ?? 0) },
    );
  put(() => 0);
  try {
    await send(readAnnouncements, { params: { channelId }, body: {} });
    return null;
  } catch (cause) {
    return { error: asError(cause), restore: () => void put((now) => now || count) };
  }
}
