import { readAnnouncements } from '../../contract/parts/unreadCounts.ts';
import { outcomeOf } from '../../contract/wire/outcomeOf.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { unreadKey } from './unreadKey.ts';

/**
 * Marks everything in a channel as read, since the learner opens it (OVER-11). Never rejects: where the server could not save this, the
 * announcements are unread the next time.
 */
export async function readChannel(port: RuntimePort, channelId: string): Promise<void> {
  const before = port.cache.getQueryData<Readonly<Record<string, number>>>(unreadKey);
  if (!before?.[channelId]) return;
  await port.cache.cancelQueries({ queryKey: unreadKey });
  port.cache.setQueryData(unreadKey, { ...before, [channelId]: 0 });
  try {
    await port.send(readAnnouncements, { params: { channelId }, body: {} });
  } catch (error) {
    // As a rule the page is being left at that moment, so a lost request is not reported.
    if (outcomeOf(error as LecternError) !== 'lost') port.host.report(error as LecternError);
    port.cache.setQueryData(unreadKey, before);
  }
}
