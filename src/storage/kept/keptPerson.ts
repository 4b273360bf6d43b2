import { personCache } from './keptNames.ts';
import { readJson } from './readJson.ts';
import { writeJson } from './writeJson.ts';

/** The person whom the server named last, and the state of their session (OFF-3). */
export interface StoredPerson {
  readonly id: string;
  readonly seenAt: number;
  readonly locked: boolean;
  readonly own: boolean;
}

/** Marks a sign-out. Replies to earlier requests no longer belong to anybody. */
export interface SignedOut {
  readonly outAt: number;
}

const name = '/learn/kept-person';

const isPerson = (value: object): value is StoredPerson =>
  'id' in value && typeof value.id === 'string' && 'seenAt' in value && typeof value.seenAt === 'number';

/** Reads the stored person or sign-out; null where the server has never named a person. */
export async function readPerson(caches: CacheStorage): Promise<StoredPerson | SignedOut | null> {
  const value = Object(await readJson(await caches.open(personCache), name)) as object;
  if ('outAt' in value && typeof value.outAt === 'number') return { outAt: value.outAt };
  if (!isPerson(value)) return null;
  return { id: value.id, seenAt: value.seenAt, locked: value.locked !== false, own: value.own === true };
}

export const writePerson = async (caches: CacheStorage, person: StoredPerson | SignedOut): Promise<void> =>
  writeJson(await caches.open(personCache), name, person);
