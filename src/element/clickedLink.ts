import type { Route } from '../routes/route.ts';
import { fromJson } from '../plain/fromJson.ts';
import { isPlainClick } from '../plain/isPlainClick.ts';

/** The attribute in which a link of a feature carries its route, as JSON. */
const routeAttribute = 'data-route';

/** A link inside an element that leads to a route. */
export interface RouteLink {
  readonly href: string;
  readonly route: Route;
}

/**
 * The route link of the element's own root that was clicked plainly, by the primary button (ELEM-4); null for every other
 * click: with modifiers, into another window, for a download, or already handled by somebody else.
 */
export function clickedLink(event: MouseEvent, root: ShadowRoot): RouteLink | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  for (const node of event.composedPath()) {
    const anchor = node as HTMLAnchorElement;
    if (anchor.localName !== 'a') continue;
    const route = anchor.getAttribute(routeAttribute);
    // A nested element handles its own links.
    if (!route || anchor.getRootNode() !== root || (anchor.target && anchor.target !== '_self') || anchor.download)
      return null;
    return { href: anchor.href, route: fromJson(route) as Route };
  }
  return null;
}
