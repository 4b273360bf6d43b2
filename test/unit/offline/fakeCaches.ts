/** Caches of a browser, in memory; a reply is there as often as it is asked for. */
export function fakeCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (key: RequestInfo | URL) =>
    new URL(typeof key === 'string' || key instanceof URL ? key : key.url, 'https://learn.example').href;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: RequestInfo | URL) => entries.get(urlOf(key))?.clone(),
    put: async (key: RequestInfo | URL, reply: Response) => {
      const body = await reply.arrayBuffer();
      const { status, headers } = reply;
      entries.set(urlOf(key), new Response(body, { status, headers }));
    },
    delete: async (key: RequestInfo | URL) => entries.delete(urlOf(key)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  });
  return {
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
}
