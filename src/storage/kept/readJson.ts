import { fromJson } from '../../plain/fromJson.ts';

/** What a cache holds under a name, as JSON; null where there is none, or none that can be read. */
export async function readJson(cache: Pick<Cache, 'match'>, name: string): Promise<unknown> {
  try {
    const reply = await cache.match(name);
    return reply ? fromJson(await reply.text()) : null;
  } catch {
    return null;
  }
}
