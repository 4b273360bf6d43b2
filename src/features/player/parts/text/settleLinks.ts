import { linkTarget } from '../../../../routes/linkTarget.ts';
import { isFramed } from '../../../../web/isFramed.ts';
import type { Route } from '../../../../routes/route.ts';

export interface LinkSettings {
  /**
   * Origin of the LMS with its path: addresses that are not absolute are resolved against it, on every page that shows
   * the text.
   */
  readonly apiBase: string;
  /** Read by screen readers after a link that leaves the site. */
  readonly newTabLabel: string;
  /** Address of a place of the portal on this page. */
  readonly hrefFor: (route: Route) => string;
}

const routes = new WeakMap<Element, Route>();
const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';

/** The place of the portal that is the target of an author's link; null for every other link. */
export const routeOf = (link: Element): Route | null => routes.get(link) ?? null;

/**
 * Gives an author's links the right targets. Links to places of the portal work like the portal's own links (MEDIA-10).
 * Links that leave the site, or the frame that holds the page (FRAME-7), open a new tab. Links to `#id` stay unchanged.
 */
export function settleLinks(root: DocumentFragment, { apiBase, newTabLabel, hrefFor }: LinkSettings): void {
  const base = new URL(`${apiBase}/`);
  // This includes the links of a drawing. Their properties are read-only; only attributes work for both kinds of links.
  for (const link of root.querySelectorAll<Element>('a')) {
    const old = link.getAttributeNS(xlink, 'href');
    if (old !== null && !link.hasAttribute('href')) link.setAttribute('href', old);
    link.removeAttributeNS(xlink, 'href');
    const address = link.getAttribute('href');
    if (address === null || address.startsWith('#') || !URL.canParse(address, base)) continue;
    const url = new URL(address, base);
    const place = linkTarget(url.href, base, `${base.pathname}learn`);
    if (place?.kind === 'route') {
      routes.set(link, place.route);
      link.setAttribute('href', hrefFor(place.route));
      continue;
    }
    link.setAttribute('href', url.href);
    if (!/^https?:$/.test(url.protocol) || (url.origin === location.origin && !isFramed())) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
    tellNewTab(link, newTabLabel);
  }
}

function tellNewTab(link: Element, label: string) {
  if (link.namespaceURI === svg) {
    // A drawing cannot contain hidden text, so the link's label gets it.
    const name = link.getAttribute('aria-label') ?? link.textContent ?? '';
    link.setAttribute('aria-label', `${name.replace(/\s+/g, ' ').trim()} ${label}`.trim());
    return;
  }
  const words = document.createElement('span');
  words.className = 'sr';
  words.textContent = ` ${label}`;
  link.append(words);
}
