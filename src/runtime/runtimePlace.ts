import { isPublicPath } from '../routes/isPublicPath.ts';
import type { Options } from '../port/options.ts';
import type { PlaceName } from '../session/places.ts';
import type { Start } from './start.ts';

/** The place of a runtime. */
export interface RuntimePlace {
  /** Origin of the LMS with its path, without a slash at its end. */
  readonly apiBase: string;
  /** Folder of the embed build, with a slash at its end. */
  readonly embedBase: string;
  readonly kind: PlaceName;
  /** Set before the keys that elements on other pages store (RUN-8). */
  readonly prefix: string;
}

/** Finds the place of a runtime from the host's options, the address of the page, and whether the page is in a frame. */
export function runtimePlace(
  { apiBase: given, getToken }: Options,
  start: Pick<Start, 'embedBase'> | undefined,
  location: Pick<Location, 'origin' | 'pathname'>,
  framed?: boolean,
): RuntimePlace {
  const built = start?.embedBase;
  const apiBase = (given ?? (built ? new URL(built).origin : location.origin)).replace(/\/+$/, '');
  const own = !getToken && apiBase === location.origin && /^\/learn(\/|$)/.test(location.pathname);
  const inWindow = framed ? 'framed' : 'own';
  const onPortal = isPublicPath(location.pathname.slice('/learn'.length)) ? 'public' : inWindow;
  return {
    apiBase,
    embedBase: built ?? `${new URL(apiBase).origin}/embed/1/`,
    kind: own ? onPortal : 'embedded',
    prefix: own ? '' : `lectern:${apiBase.replace(/^\w+:\/\//, '')}:`,
  };
}
