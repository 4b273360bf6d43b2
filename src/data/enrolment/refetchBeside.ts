import type { RuntimePort } from '../../port/port.ts';
import { channelsKey } from '../notifications/channelsKey.ts';
import { savedKey } from '../player/saved/savedKey.ts';
import { unreadKey } from '../player/unreadKey.ts';

/** Fetches channels, unread counts and bookmarks again, which depend on the learner's courses as the lists do (LEAVE-5, LEAVE-6). */
export function refetchBeside({ cache }: Pick<RuntimePort, 'cache'>): void {
  for (const queryKey of [channelsKey, unreadKey, savedKey]) void cache.invalidateQueries({ queryKey });
}
