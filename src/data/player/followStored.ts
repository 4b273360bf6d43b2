/**
 * Calls `read` whenever another tab may have changed what is stored under a key, and at once: it may have done so since it was first
 * read. A page that the browser had put away hears of no change, so it reads again when it comes back.
 * @param key the end of the stored key
 * @returns a function that ends it
 */
export function followStored(key: string, read: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // Without a key, everything was removed.
    if (event.key === null || event.key.endsWith(key)) read();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', read);
  read();
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', read);
  };
}
