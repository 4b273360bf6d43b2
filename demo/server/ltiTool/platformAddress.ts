import { plainOrigin } from '../../../src/web/plainOrigin.ts';

const local = ['localhost', '127.0.0.1', '[::1]'];

/**
 * An address of a platform, named by an administrator or a launch: by https, or on this machine, and without a password. Null for any
 * other: keys and scores are never sent unencrypted.
 */
export function platformAddress(text: unknown): URL | null {
  if (typeof text !== 'string' || text.length > 2000 || plainOrigin(text) === null) return null;
  const url = new URL(text);
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && local.includes(url.hostname));
  return safe && !url.username && !url.password ? url : null;
}
