import type { Options } from './options.ts';
import type { Start } from './start.ts';

/** Where a runtime lives. */
export interface Place {
  /** Origin of the LMS with its path, without a slash at its end. */
  readonly apiBase: string;
  /** Folder of the embed build, with a slash at its end. */
  readonly embedBase: string;
  /** A page of the portal itself, such a page in a frame, one of its pages for visitors, or elements on a host's page. */
  readonly kind: 'own' | 'framed' | 'public' | 'embedded';
  /** Set before the keys that elements on other pages store (RUN-8). */
  readonly prefix: string;
}

// These marks and nothing else make a page public (ROUTE-30).
const publicMark = /\/open-catalog|\/learn\/certificate\//;

/** Finds out where a runtime lives from what the host set and where the page is, and whether that is in a frame. */
export function placeOf({ apiBase: given, getToken }: Options, start: Pick<Start, 'embedBase'> | undefined, location: Pick<Location, 'origin' | 'pathname'>, framed?: boolean): Place {
  const built = start?.embedBase;
  const apiBase = (given ?? (built ? new URL(built).origin : location.origin)).replace(/\/+$/, '');
  const own = !getToken && apiBase === location.origin && /^\/learn(\/|$)/.test(location.pathname);
  return {
    apiBase,
    embedBase: built ?? `${new URL(apiBase).origin}/embed/1/`,
    kind: !own ? 'embedded' : publicMark.test(location.pathname) ? 'public' : framed ? 'framed' : 'own',
    prefix: own ? '' : `lectern:${apiBase.replace(/^\w+:\/\//, '')}:`,
  };
}
