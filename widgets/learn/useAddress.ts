import { useCallback, useEffect, useMemo, useState } from 'react';
import { href } from '../../src/routes/href.ts';
import { isPublicPath } from '../../src/routes/isPublicPath.ts';
import { parse } from '../../src/routes/parse.ts';
import type { Route } from '../../src/routes/route.ts';
import { base, currentPath } from './currentPath.ts';

export interface Address {
  readonly route: Route | null;
  readonly query: string;
  /** Below the base path, with its query. */
  readonly path: string;
  /** It replaced the address before it. */
  readonly replaced: boolean;
  /** Goes to a route of the portal without loading the page again. */
  readonly go: (route: Route, options?: { readonly replace?: boolean }) => void;
}

/**
 * The address of the page as a route; it follows the browser's back and forward.
 * @param quiet adds nothing to the history, which belongs to its host
 */
export function useAddress(quiet: boolean): Address {
  const [{ path, replaced }, setPath] = useState({ path: currentPath(), replaced: true });
  // A page for visitors has no user, and the portal's other pages have one, so going from one to the other loads the page again (NAV-18).
  const [began] = useState(() => isPublicPath(path));
  useEffect(() => {
    const follow = () => {
      if (isPublicPath(currentPath()) !== began) return location.reload();
      // The page already knows its own steps.
      setPath((known) => (known.path === currentPath() ? known : { path: currentPath(), replaced: false }));
    };
    addEventListener('popstate', follow);
    // Back may have been pressed since the page was drawn.
    follow();
    return () => removeEventListener('popstate', follow);
  }, [began]);
  const go = useCallback<Address['go']>(
    (route, { replace = false } = {}) => {
      // A redirect keeps the hash (ROUTE-1).
      const target = base + href(route) + (replace ? location.hash : '');
      if (target === location.pathname + location.search + location.hash) return;
      if (isPublicPath(href(route)) !== began) return location[replace || quiet ? 'replace' : 'assign'](target);
      history[replace || quiet ? 'replaceState' : 'pushState'](null, '', target);
      setPath({ path: currentPath(), replaced: replace });
      if (!replace) scrollTo(0, 0);
    },
    [began, quiet],
  );
  return useMemo(
    () => ({ route: parse(path), query: location.search.slice(1), path, replaced, go }),
    [path, replaced, go],
  );
}
