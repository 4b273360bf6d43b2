import { LecternError } from '../errors.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import type { StoragePort } from './port.ts';
import { readEntry } from './readEntry.ts';

/** The stored entries of one person, each under a key of its own. */
export interface Shelf {
  /** In the order in which they are sent; an entry that nobody changed is the same object each time. */
  readonly list: () => readonly OutboxEntry[];
  readonly write: (entry: OutboxEntry) => void;
  /** @param revision leaves it where it is another by now */
  readonly remove: (key: string, revision?: string) => void;
  /** Whether the browser keeps it, and not this page alone. */
  readonly keeps: (key: string) => boolean;
}

const before = 'outbox:';

/**
 * Makes the shelf of one person. What cannot be read is dropped and told of.
 * @param storage of that person
 */
export function createShelf(storage: StoragePort, report: (error: LecternError) => void): Shelf {
  const known = new Map<string, { readonly text: string; readonly entry: OutboxEntry | null }>();
  const unkept = new Set<string>();
  const read = (key: string): OutboxEntry | null => {
    const text = storage.get(before + key);
    if (text === null) {
      known.delete(key);
      return null;
    }
    const same = known.get(key);
    if (same?.text === text) return same.entry;
    try {
      const entry = readEntry(key, text);
      known.set(key, { text, entry });
      return entry;
    } catch (cause) {
      storage.remove(before + key);
      report(new LecternError('storage', 'a waiting command could not be read', { cause }));
      return null;
    }
  };
  return {
    list: () =>
      storage
        .keys(before)
        .flatMap((key) => read(key.slice(before.length)) ?? [])
        .sort((one, other) => one.turn - other.turn || one.at - other.at),
    write: (entry) => {
      const text = JSON.stringify(entry);
      unkept[storage.set(before + entry.key, text) ? 'delete' : 'add'](entry.key);
      known.set(entry.key, { text, entry });
    },
    remove: (key, revision) => {
      if (revision === undefined || read(key)?.revision === revision) storage.remove(before + key);
    },
    keeps: (key) => !unkept.has(key),
  };
}
