import type { Route } from '../routes/route.ts';
import type { Appearance } from './appearance.ts';

/** Why a token is asked for: the first one, or because the server refused the last. */
export type TokenReason = 'start' | 'expired' | 'refused';

/** What a host can set; everything has a default. Given by `configure(options)`, before or after the elements appear. */
export interface Options {
  /** Origin of the tenant's LMS, with a path if it has one; the loader's own origin where absent. */
  readonly apiBase?: string;
  /** Language of all elements that do not say their own. */
  readonly locale?: string;
  readonly theme?: 'light' | 'dark' | 'auto' | 'contrast';
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
