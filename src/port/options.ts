import type { Rebased } from '../contract/wire/rebased.ts';
import type { Route } from '../routes/route.ts';
import type { Appearance } from './appearance.ts';

/** Why a token is requested: it is the first one, it has expired, or the server refused the last one. */
export type TokenReason = 'start' | 'expired' | 'refused';

/** The settings of a host; everything has a default. Given by `configure(options)`, before or after the elements appear. */
export interface Options {
  /** Origin of the tenant's LMS, with a path if it has one; by default the loader's own origin. */
  readonly apiBase?: string;
  /**
   * Other paths of the bases of its API, by their usual paths, such as `{ '/api/lms/v1/': '/gateway/lms/' }`. Without it, the usual paths
   * apply. Set it before the first element.
   */
  readonly bases?: Rebased;
  /** Language of all elements without a language of their own. */
  readonly locale?: string;
  /**
   * Zone in which all dates are shown, by its IANA or Windows name, for a page that shows dates itself. By default the zone that the
   * learner has saved, then the browser's.
   */
  readonly timezone?: string;
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast';
  /**
   * The width that decides where a phone's screen begins (970 px) and where contents are closed (1279 px): the element's own, or that of
   * the screen, for a page that consists only of elements, such as the portal's (ELEM-18).
   */
  readonly widths?: 'element' | 'screen';
  /** Tokens of the closed list for all elements of the page (ELEM-9); a later object replaces it. */
  readonly appearance?: Appearance;
  /**
   * Gives a bearer token for the LMS. Setting it chooses token mode: no cookie is sent. It is called once at a time, has
   * 15 s, and its token is kept in memory only.
   */
  readonly getToken?: (request: { readonly reason: TokenReason; readonly signal: AbortSignal }) => Promise<string>;
  /** The host's own address for a route; null for the portal's address. With it, middle-clicking and copying links work. */
  readonly hrefFor?: (route: Route) => string | null;
  /** Takes over plain clicks on links: called if `lectern-navigate` was not cancelled. */
  readonly navigate?: (href: string, route: Route, how: { readonly replace: boolean }) => void;
}
