import type { Rebased } from '../contract/wire/rebased.ts';
import type { Route } from '../routes/route.ts';
import type { Appearance } from './appearance.ts';

/** Why a token is asked for: the first one, or because the server refused the last. */
export type TokenReason = 'start' | 'expired' | 'refused';

/** What a host can set; everything has a default. Given by `configure(options)`, before or after the elements appear. */
export interface Options {
  /** Origin of the tenant's LMS, with a path if it has one; the loader's own origin where absent. */
  readonly apiBase?: string;
  /**
   * Where bases of its API live, by their usual paths, such as `{ '/api/lms/v1/': '/gateway/lms/' }`. They live at these paths where it is
   * absent. Set it before the first element.
   */
  readonly bases?: Rebased;
  /** Language of all elements that do not say their own. */
  readonly locale?: string;
  /**
   * Zone in which all dates are shown, by its IANA or Windows name, for a page with dates of its own. Else the one that the learner has
   * saved, then the browser's.
   */
  readonly timezone?: string;
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast';
  /**
   * Whose width decides where a phone's screen begins (970 px) and where contents are closed (1279 px): the element's own, or that of
   * the screen, for a page that is there for the elements alone, as the portal's is (ELEM-18).
   */
  readonly widths?: 'element' | 'screen';
  /** Tokens of the closed list for all elements of the page (ELEM-9); a later one takes its place. */
  readonly appearance?: Appearance;
  /**
   * Gives a bearer token for the LMS. Setting it chooses token mode: no cookie is sent. It is called once at a time, has
   * 15 s, and its token is kept in memory only.
   */
  readonly getToken?: (request: { readonly reason: TokenReason; readonly signal: AbortSignal }) => Promise<string>;
  /** The host's own address for a route; null takes the portal's. Makes links true: middle-click and copy work. */
  readonly hrefFor?: (route: Route) => string | null;
  /** Takes over plain clicks on links: called where `lectern-navigate` was not cancelled. */
  readonly navigate?: (href: string, route: Route, how: { readonly replace: boolean }) => void;
}
