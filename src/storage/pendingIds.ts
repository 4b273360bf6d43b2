import { uuid } from '../plain/uuid.ts';
import type { StoragePort } from './storagePort.ts';

/**
 * The ids of commands that were sent, or tried, and are not answered yet. The same wish is sent under the same id, also after a reload
 * (START-5, CMD-7).
 */
export interface PendingIds {
  /** The id of a wish; a new one where it has none. */
  readonly idOf: (wish: string) => string;
  readonly has: (wish: string) => boolean;
  /** Called when the server has answered, with success or a refusal. */
  readonly settle: (wish: string) => void;
}

/** @param storage the storage of the person who has the wishes (CMD-9) */
export function pendingIds(
  storage: Pick<StoragePort, 'get' | 'set' | 'remove'>,
  makeId: () => string = uuid,
): PendingIds {
  const keyOf = (wish: string) => `pending:${wish}`;
  return {
    idOf: (wish) => {
      const known = storage.get(keyOf(wish));
      if (known) return known;
      const id = makeId();
      storage.set(keyOf(wish), id);
      return id;
    },
    has: (wish) => storage.get(keyOf(wish)) !== null,
    settle: (wish) => storage.remove(keyOf(wish)),
  };
}
