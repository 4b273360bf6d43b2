import { href } from './href.ts';
import type { Route } from './route.ts';
import { toJson } from '../plain/toJson.ts';

/** Attributes of a link to a route: its true address, and the route itself, by which an element tells its host of a plain click. */
export interface RouteLink {
  readonly 'href': string;
  readonly 'data-route': string;
}

/** @param hrefFor addresses of the host, of `port.routes`; the portal's own paths where absent */
export function routeLink(route: Route, hrefFor: (route: Route) => string = href): RouteLink {
  return { 'href': hrefFor(route), 'data-route': toJson(route) };
}
