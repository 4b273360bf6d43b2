import { href } from './href.ts';
import type { Route } from './route.ts';
import { toJson } from '../plain/toJson.ts';

/** Attributes of a link to a route: its real address, and the route itself, which an element sends to its host on a plain click. */
export interface RouteLink {
  readonly 'href': string;
  readonly 'data-route': string;
}

/** @param hrefFor the host's addresses, from `port.routes`; by default the portal's own paths */
export function routeLink(route: Route, hrefFor: (route: Route) => string = href): RouteLink {
  return { 'href': hrefFor(route), 'data-route': toJson(route) };
}
