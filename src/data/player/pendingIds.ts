import type { StoragePort } from '../../runtime/port.ts';

/** The ids of commands that were sent, or tried, and not answered yet: the same wish goes out under the same id, also after a reload (START-5). */
export interface PendingIds {
  /** The id of a wish; made when it has none. */
  readonly idOf: (wish: string) => string;
  readonly has: (wish: string) => boolean;
  /** The server has answered, one way or the other. */
  readonly settle: (wish: string) => void;
}

/** @param storage of the one person whose wishes they are (CMD-9) */
export function pendingIds(storage: StoragePort, makeId: () => string = () => crypto.randomUUID()): PendingIds {
  const key = (wish: string) => `pending:${wish}`;
  return {
    idOf: (wish) => {
      const known = storage.get(key(wish));
      if (known) return known;
      const id = makeId();
      storage.set(key(wish), id);
      return id;
    },
    has: (wish) => storage.get(key(wish)) !== null,
    settle: (wish) => storage.remove(key(wish)),
  };
}
