import { learnPath } from './learnPath.ts';

/** The purpose for which the helper page was opened. */
export type Flag =
  | { readonly kind: 'logout' }
  | { readonly kind: 'relogin'; readonly challenge: string | null }
  | { readonly kind: 'nav'; readonly path: string };

// SHA-256 in base64url.
const CHALLENGE = /^[\w-]{43}$/;

/**
 * The one flag of the helper page's address: `logout=1`, `relogin=1` (with the challenge of a frame where the frame waits for a code), or
 * `nav=` with a path (BRIDGE-2). Null where there is no flag, or more than one, or a flag with any other value.
 */
export function readFlag(search: string, ownAddress: (wanted: string) => URL | null): Flag | null {
  const given = new URLSearchParams(search);
  const flags = ['logout', 'relogin', 'nav'].flatMap((name) =>
    given.getAll(name).map((value) => [name, value] as const),
  );
  const [name, value = ''] = flags[0] ?? [];
  if (flags.length !== 1) return null;
  if (name === 'nav') {
    const path = learnPath(value, ownAddress);
    return path === null ? null : { kind: 'nav', path };
  }
  if (value !== '1') return null;
  if (name === 'logout') return { kind: 'logout' };
  const [challenge = null, ...more] = given.getAll('challenge');
  return more.length > 0 || (challenge !== null && !CHALLENGE.test(challenge)) ? null : { kind: 'relogin', challenge };
}
