type Area = 'localStorage' | 'sessionStorage';

/** What is stored under a key, before there is a runtime; null where storage is blocked. */
export function peek(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Id of this tab under `key`; made, and kept if the browser lets it, when there is none. */
export function tabId(key: string): string {
  const known = peek('sessionStorage', key);
  if (known) return known;
  const id = crypto.randomUUID?.() ?? Math.random().toString(36).slice(2);
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // Then it lives as long as the page.
  }
  return id;
}
