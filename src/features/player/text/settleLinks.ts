import { linkTarget } from '../../../routes/linkTarget.ts';
import { isFramed } from '../../../ui/isFramed.ts';
import type { Route } from '../../../routes/route.ts';

export interface LinkSettings {
  /** Origin of the LMS with its path: what is not absolute lies there, on whatever page the text is read. */
  readonly apiBase: string;
  /** Read after a link that leaves the site. */
  readonly newTabLabel: string;
  /** Address of a place of the portal on this page. */
  readonly hrefFor: (route: Route) => string;
}

const routes = new WeakMap<Element, Route>();
const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';

/** The place of the portal that a link of an author leads to; null for every other one. */
export const routeOf = (link: Element): Route | null => routes.get(link) ?? null;

/** Sends an author's links where they should lead: to places of the portal as its own links do (MEDIA-10), out of the site, or out of the frame that the page stands in (FRAME-7), into a new tab. Those to `#id` stay as they are. */
export function settleLinks(root: DocumentFragment, { apiBase, newTabLabel, hrefFor }: LinkSettings): void {
  const base = new URL(`${apiBase}/`);
  // Those of a drawing too, whose properties are read-only: only attributes are alike in both.
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
  for (const image of root.querySelectorAll('img[src]')) {
    const address = image.getAttribute('src')!;
    if (URL.canParse(address, base)) image.setAttribute('src', new URL(address, base).href);
  }
}

function tellNewTab(link: Element, label: string) {
  if (link.namespaceURI === svg) {
    // A drawing holds no words that are not drawn.
    const name = link.getAttribute('aria-label') ?? link.textContent ?? '';
    link.setAttribute('aria-label', `${name.replace(/\s+/g, ' ').trim()} ${label}`.trim());
    return;
  }
  const words = document.createElement('span');
  words.className = 'sr';
  words.textContent = ` ${label}`;
  link.append(words);
}
