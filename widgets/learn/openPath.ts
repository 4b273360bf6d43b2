/** Names in a query that say more than where somebody is (CHAN-8). */
const secret = /token|code|ticket|secret|session|password|key$/i;

/** A path without what is nobody else's. */
export function openPath(path: string): string {
  const [pathname = '', ...queries] = path.split('?');
  const kept = queries.join('?').split('&').filter((part) => part && !secret.test(part.split('=')[0]!));
  return pathname + (kept.length > 0 ? `?${kept.join('&')}` : '');
}
