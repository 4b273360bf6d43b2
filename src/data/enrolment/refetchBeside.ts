import type { RuntimePort } from '../../port/port.ts';
import { channelsKey } from '../notifications/channelsKey.ts';
import { savedKey } from '../player/saved/savedKey.ts';
import { unreadKey } from '../player/unreadKey.ts';

/** Makes what depends on which courses are the learner's own be asked for again, beside the lists of courses (LEAVE-5, LEAVE-6). */
export function refetchBeside({ cache }: Pick<RuntimePort, 'cache'>): void {
  for (const queryKey of [channelsKey, unreadKey, savedKey]) void cache.invalidateQueries({ queryKey });
}
