import { LecternError } from '../errors.ts';
import type { StoragePort } from './storagePort.ts';

export interface StorageDeps {
  /** The browser's storage. Reading it throws where storage is blocked, so it is asked for each time. */
  readonly area: () => Storage;
  /** Set before each key: empty on the portal's own page, `lectern:<tenant>:` elsewhere (RUN-8). */
  readonly prefix?: string;
  readonly report: (error: LecternError) => void;
}

/** The storage of one runtime. */
export interface OwnedStorage extends StoragePort {
  /** Removes everything of one person (SESS-11). */
  readonly purge: (userId: string) => void;
}

const ofUser = (userId: string) => `user:${userId}:`;

/** Makes the storage of one runtime. The page itself keeps the values that the browser does not store. */
export function createStorage({ area, prefix = '', report }: StorageDeps): OwnedStorage {
  const memory = new Map<string, string>();
  let told = false;
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(area());
    } catch (cause) {
      if (!told) report(new LecternError('storage', 'storage is blocked or full', { cause }));
      told = true;
      return otherwise;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };
  const below = (before: string): StoragePort => ({
    get: (key) => memory.get(before + key) ?? attempt((storage) => storage.getItem(before + key), null),
    set: (key, value) => {
      const kept = attempt((storage) => (storage.setItem(before + key, value), true), false);
      // Where the new value does not fit, the old one must not come back after a reload.
      if (!kept) remove(before + key);
      memory[kept ? 'delete' : 'set'](before + key, value);
      return kept;
    },
    remove: (key) => remove(before + key),
    keys: (start) =>
      [...new Set([...memory.keys(), ...attempt(Object.keys, [])])]
        .filter((key) => key.startsWith(before + start))
        .map((key) => key.slice(before.length)),
    of: (userId) => below(before + ofUser(userId)),
  });
  const all = below(prefix);
  return { ...all, purge: (userId) => all.keys(ofUser(userId)).forEach(all.remove) };
}
