import { toJson } from '../../plain/toJson.ts';

/** Puts a value into a cache under a name. */
export const writeJson = (cache: Pick<Cache, 'put'>, name: string, value: unknown): Promise<void> =>
  cache.put(name, new Response(toJson(value), { headers: { 'content-type': 'application/json' } }));
