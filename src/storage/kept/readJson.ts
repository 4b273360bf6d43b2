import { fromJson } from '../../plain/fromJson.ts';

/** Reads the JSON that a cache holds under a name; null where it is absent or unreadable. */
export async function readJson(cache: Pick<Cache, 'match'>, name: string): Promise<unknown> {
  try {
    const reply = await cache.match(name);
    return reply ? fromJson(await reply.text()) : null;
  } catch {
    return null;
  }
}
