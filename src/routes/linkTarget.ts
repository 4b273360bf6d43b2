import { ownAddress } from './ownAddress.ts';
import { parse } from './parse.ts';
import type { Route } from './route.ts';

/**
 * How a link is followed: to a place of the portal without loading the page again, or out of the portal with a full load, as to a sibling
 * product (ROUTE-26).
 */
export type LinkTarget =
  { readonly kind: 'route'; readonly route: Route } | { readonly kind: 'leave'; readonly href: string };

/**
 * The target of an address from an outside source (NAV-16); null for one that is not followed: of another origin or scheme, or no address
 * of the portal at all.
 * @param here the current address
 * @param base path of the portal, such as `/learn`
 */
export function linkTarget(url: string | null, here: URL, base: string): LinkTarget | null {
  const target = ownAddress(url, here);
  if (!target) return null;
  const { pathname, search, hash } = target;
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return { kind: 'leave', href: pathname + search + hash };
  const route = parse(pathname.slice(base.length) + search);
  // The page's own links have no place for a hash.
  return route && (hash ? { kind: 'leave', href: pathname + search + hash } : { kind: 'route', route });
}
