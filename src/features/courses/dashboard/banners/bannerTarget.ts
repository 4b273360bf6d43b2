import { linkTarget } from '../../../../routes/linkTarget.ts';
import type { Route } from '../../../../routes/route.ts';
import { webAddress } from '../../../../web/webAddress.ts';

/** The target of a banner: a place of the portal, for which a host's page may have its own address, or another address. */
export type BannerTarget =
  | { readonly kind: 'route'; readonly route: Route }
  | { readonly kind: 'leave'; readonly href: string; readonly foreign: boolean };

/**
 * The target of a banner (DASH-9); null if it has none.
 * @param link as the tenant wrote it: an address, or a path of the portal's site
 * @param apiBase origin of the LMS with its path
 */
export function bannerTarget(link: string | null, apiBase: string): BannerTarget | null {
  const found = link === null ? null : webAddress(link, apiBase);
  if (!found) return null;
  const { url, ofPortal } = found;
  if (!ofPortal) return { kind: 'leave', href: url.href, foreign: true };
  const own = linkTarget(url.href, new URL(apiBase), '/learn');
  return own?.kind === 'route' ? own : { kind: 'leave', href: url.href, foreign: false };
}
