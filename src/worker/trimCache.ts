/** Removes the oldest entries of a cache beyond the given number. An entry that is put again counts as new. */
export async function trimCache(cache: Cache, most: number): Promise<void> {
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.max(0, requests.length - most))) await cache.delete(request);
}
