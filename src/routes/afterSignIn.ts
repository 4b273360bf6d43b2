import { redirectTarget } from './redirectTarget.ts';

// The servers' routers decode `%`.
const signing = /^\/((oidc|idp)(\/|$)|[^/]*%)/;

/**
 * The address after signing in: {@link redirectTarget}, but never an address for signing in or out (REDIR-2). Otherwise the author of a
 * link could sign its reader in or out.
 */
export function afterSignIn(wanted: string | null | undefined, here: URL, base: string): string {
  const target = redirectTarget(wanted, here, base);
  return signing.test(new URL(target).pathname) ? new URL(base, here.origin).href : target;
}
