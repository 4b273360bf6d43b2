/** Names in a query that carry secrets (CHAN-8). */
const secret = /token|code|ticket|secret|session|password|key$/i;

/** A path without the secrets of its query, for the host. */
export function openPath(path: string): string {
  const [pathname = '', ...queries] = path.split('?');
  const kept = queries
    .join('?')
    .split('&')
    .filter((part) => part && !secret.test(part.replace(/=.*$/s, '')));
  return pathname + (kept.length > 0 ? `?${kept.join('&')}` : '');
}
