import { linkTarget } from '../../../routes/linkTarget.ts';
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

/** The place of the portal that a link of an author leads to; null for every other one. */
export const routeOf = (link: Element): Route | null => routes.get(link) ?? null;

/** Sends an author's links where they should lead: to places of the portal as its own links do (MEDIA-10), out of the site into a new tab. Those to `#id` stay as they are. */
export function settleLinks(root: DocumentFragment, { apiBase, newTabLabel, hrefFor }: LinkSettings): void {
  const base = new URL(`${apiBase}/`);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const address = link.getAttribute('href')!;
    if (address.startsWith('#') || !URL.canParse(address, base)) continue;
    const url = new URL(address, base);
    const place = linkTarget(url.href, base, `${base.pathname}learn`);
    if (place?.kind === 'route') {
      routes.set(link, place.route);
      link.href = hrefFor(place.route);
      continue;
    }
    link.href = url.href;
    if (!/^https?:$/.test(url.protocol) || url.origin === location.origin) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    const words = document.createElement('span');
    words.className = 'sr';
    words.textContent = ` ${newTabLabel}`;
    link.append(words);
  }
  for (const image of root.querySelectorAll('img[src]')) {
    const address = image.getAttribute('src')!;
    if (URL.canParse(address, base)) image.setAttribute('src', new URL(address, base).href);
  }
}
