import { outcomeOf } from '../../contract/wire/outcomeOf.ts';
import type { RuntimePort } from '../../port/port.ts';
import { sendRead } from './sendRead.ts';
import { unreadKey } from './unreadKey.ts';

/**
 * Marks everything in a channel as read, since the learner opens it (OVER-11). Never rejects: where the server could not save this, the
 * announcements are unread the next time.
 */
export async function readChannel(port: RuntimePort, channelId: string): Promise<void> {
  if (!port.cache.getQueryData<Readonly<Record<string, number>>>(unreadKey)?.[channelId]) return;
  const failed = await sendRead(port, channelId);
  if (!failed) return;
  // As a rule the page is being left at that moment, so a lost request is not reported.
  if (outcomeOf(failed.error) !== 'lost') port.host.report(failed.error);
  failed.restore();
}
