import { LecternError } from '../errors.ts';
import type { OutboxEntry } from './outboxEntry.ts';
import type { StoragePort } from '../port/port.ts';
import { readEntry } from './readEntry.ts';
import { toJson } from '../plain/toJson.ts';

/** The stored entries of one person, each under a key of its own. */
export interface OutboxStore {
  /** The entries in the order in which they are sent; an unchanged entry is the same object each time. */
  readonly list: () => readonly OutboxEntry[];
  readonly write: (entry: OutboxEntry) => void;
  /** @param revision where the stored entry has another revision by now, it stays */
  readonly remove: (key: string, revision?: string) => void;
  /** Whether the browser stores the entry, and not only this page. */
  readonly keeps: (key: string) => boolean;
}

const before = 'outbox:';

/**
 * Makes the store of one person's entries. An entry that cannot be read is dropped and reported.
 * @param storage of that person
 */
export function outboxStore(storage: StoragePort, report: (error: LecternError) => void): OutboxStore {
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
      // Format 1 has an older name for this field.
      const { needsConfirmation: byWord, ...rest } = entry;
      const text = toJson({ ...rest, byWord });
      unkept[storage.set(before + entry.key, text) ? 'delete' : 'add'](entry.key);
      known.set(entry.key, { text, entry });
    },
    remove: (key, revision) => {
      if (revision === undefined || read(key)?.revision === revision) storage.remove(before + key);
    },
    keeps: (key) => !unkept.has(key),
  };
}
