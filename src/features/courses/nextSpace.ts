import type { StoragePort } from '../../runtime/port.ts';

/** Where the height of Continue and Due soon is kept. */
export const spaceKey = 'nextSpace';

/** The height that Continue and Due soon had last time in this browser, in pixels; null where that is not known (NEXT-8). */
export function keptSpace(storage: StoragePort): number | null {
  const kept = storage.get(spaceKey);
  return kept ? Number.parseInt(kept, 10) || 0 : null;
}
