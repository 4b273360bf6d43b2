import type { LecternError } from '../errors.ts';
import { outcomeOf } from '../contract/wire/outcomeOf.ts';
import type { RuntimePort } from '../port/port.ts';
import { pendingIds } from '../storage/pendingIds.ts';

/** Runs a part of a command as a wish of its own, with its own id. The id is forgotten once the server has answered (START-5). */
export async function asWish<T>(
  port: Pick<RuntimePort, 'storage'>,
  userId: string,
  wish: string,
  run: (id: string) => Promise<T>,
): Promise<T> {
  const ids = pendingIds(port.storage.of(userId));
  try {
    const answer = await run(ids.idOf(wish));
    ids.settle(wish);
    return answer;
  } catch (error) {
    if (outcomeOf(error as LecternError) === 'refused') ids.settle(wish);
    throw error;
  }
}
