import { readPerson, writePerson } from '../storage/kept/keptPerson.ts';
import { recentCache } from '../storage/kept/keptNames.ts';
import { writeJson } from '../storage/kept/writeJson.ts';

/** The header in which the LMS names the person of a reply; empty where nobody may keep it. */
export const personHeader = 'lectern-person';

/**
 * The name under which a person's last replies include the time at which the server last named the person. By this time the worker removes
 * the replies of people who have not come back.
 */
export const seenName = '/learn/kept-seen';

const often = 30_000;

/**
 * Stores the person to whom a reply belongs (OFF-3). The server names them itself, since a page may not know yet that somebody else has
 * signed in.
 * @param asked when the request left
 * @returns the person under whom the reply may be kept; null for none
 */
export async function hearPerson(
  caches: CacheStorage,
  reply: Pick<Response, 'status' | 'headers'>,
  asked: number,
  now: number,
): Promise<string | null> {
  const named = reply.headers.get(personHeader);
  if (named === null && reply.status !== 401) return null;
  const before = await readPerson(caches);
  const known = before && 'id' in before ? before : null;
  // A sign-out has followed the request: the reply belongs to a session that is over.
  if (before && 'outAt' in before && asked <= before.outAt) return null;
  if (reply.status === 401 || !named) {
    if (known && !known.locked) await writePerson(caches, { ...known, locked: true });
    return null;
  }
  const id = decodeURIComponent(named);
  const isSame = known?.id === id;
  if (!isSame || known.locked || now - known.seenAt > often || now < known.seenAt) {
    // After the sign-in of another person the device is no longer one person's own.
    await writePerson(caches, { id, seenAt: now, locked: false, own: isSame && known.own });
    await writeJson(await caches.open(recentCache(id)), seenName, now);
  }
  return id;
}
