import { useCallback, useEffect, useMemo, useState } from 'react';
import { href } from '../../src/routes/href.ts';
import { parse } from '../../src/routes/parse.ts';
import type { Route } from '../../src/routes/route.ts';
import { base, currentPath } from './currentPath.ts';
import { isForVisitors } from './isForVisitors.ts';

export interface Address {
  readonly route: Route | null;
  readonly query: string;
  /** Goes to a route of the portal without loading the page anew. */
  readonly go: (route: Route, options?: { readonly replace?: boolean }) => void;
}

/** The address of the page as a route; it follows the browser's back and forward. */
export function useAddress(): Address {
  const [path, setPath] = useState(currentPath);
  // A page for visitors knows nobody, and one of the portal's own somebody: going from one to the other begins anew (NAV-18).
  const [began] = useState(() => isForVisitors(parse(path)));
  useEffect(() => {
    const follow = () => {
      if (isForVisitors(parse(currentPath())) === began) setPath(currentPath());
      else location.reload();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [began]);
  const go = useCallback<Address['go']>(
    (route, { replace = false } = {}) => {
      // A page that only moves on keeps the hash (ROUTE-1).
      const target = base + href(route) + (replace ? location.hash : '');
      if (target === location.pathname + location.search + location.hash) return;
      if (isForVisitors(route) !== began) return location[replace ? 'replace' : 'assign'](target);
      history[replace ? 'replaceState' : 'pushState'](null, '', target);
      setPath(currentPath());
      if (!replace) scrollTo(0, 0);
    },
    [began],
  );
  return useMemo(() => ({ route: parse(path), query: location.search.slice(1), go }), [path, go]);
}
