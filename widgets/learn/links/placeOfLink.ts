import { href } from '../../../src/routes/href.ts';
import { linkTarget } from '../../../src/routes/linkTarget.ts';
import { base } from '../currentPath.ts';
import { openPath } from '../framed/openPath.ts';

/** A host accepts a path of at most so many UTF-16 units. */
const longest = 2000;

/**
 * The place of the portal that a link leads to within the page, as a path with `/learn`; null for all other links: to files, other products
 * and sites, places of the same page, links into new tabs, and links that carry secrets (CHAN-8).
 * @param written the text of its `href`
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
