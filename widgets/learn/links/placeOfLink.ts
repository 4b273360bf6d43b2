import { href } from '../../../src/routes/href.ts';
import { linkTarget } from '../../../src/routes/linkTarget.ts';
import { base } from '../currentPath.ts';
import { openPath } from '../framed/openPath.ts';

/** UTF-16 units of a path that a host takes. */
const longest = 2000;

/**
 * The place of the portal that a link leads to within the page, as a path with `/learn`; null for all other links: to files, other products
 * and sites, places of the same page, into tabs of their own, and those that carry what is nobody else's (CHAN-8).
 * @param written what its `href` says
 */
export function placeOfLink(link: Element, written: string): string | null {
  const target = link.getAttribute('target') ?? '';
  if (written.startsWith('#') || link.hasAttribute('download') || (target !== '' && target !== '_self')) return null;
  if (!URL.canParse(written, link.baseURI)) return null;
  const place = linkTarget(new URL(written, link.baseURI).href, new URL(location.href), base);
  if (place?.kind !== 'route') return null;
  const path = href(place.route);
  return openPath(path) === path && path.length + base.length <= longest ? base + path : null;
}
