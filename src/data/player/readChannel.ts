import { readAnnouncements } from '../../contract/parts/unreadCounts.ts';
import { outcomeOf } from '../../contract/wire/outcomeOf.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';
import { unreadKey } from './unreadKey.ts';

/**
 * The learner opens a channel: nothing in it is unread any more (OVER-11). Never rejects: what could not be kept is
 * unread the next time.
 */
export async function readChannel(port: RuntimePort, channelId: string): Promise<void> {
  const before = port.cache.getQueryData<Readonly<Record<string, number>>>(unreadKey);
  if (!before?.[channelId]) return;
  await port.cache.cancelQueries({ queryKey: unreadKey });
  port.cache.setQueryData(unreadKey, { ...before, [channelId]: 0 });
  try {
    await port.send(readAnnouncements, { params: { channelId }, body: {} });
  } catch (error) {
    // The page is left at that very moment, as a rule.
    if (outcomeOf(error as LecternError) !== 'lost') port.host.report(error as LecternError);
    port.cache.setQueryData(unreadKey, before);
  }
}
