import { parse } from '../../../routes/parse.ts';
import type { Route } from '../../../routes/route.ts';

/** The most UTF-16 units of an address that a frame takes. */
const longest = 2000;

/**
 * The host's own address of a place of the portal, for a link in its frame (FRAME-9). The address is absolute, uses
 * http or https, and has the origin of the host's page. Null if the host has no such address for the place.
 * @param path the path, with `/learn`
 * @param hrefFor makes the links of elements on the host's page (ELEM-4, ELEM-12)
 */
export function hostAddress(
  path: string,
  hrefFor: (route: Route) => string,
  { baseURI, origin }: { readonly baseURI: string; readonly origin: string },
): string | null {
  const route = parse(path.slice('/learn'.length));
  const wanted = route && hrefFor(route);
  if (wanted === null || !URL.canParse(wanted, baseURI)) return null;
  const url = new URL(wanted, baseURI);
  return /^https?:$/.test(url.protocol) && url.origin === origin && url.href.length <= longest ? url.href : null;
}
