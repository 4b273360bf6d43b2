import { createElement, useMemo, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { HashedProps } from '../../src/element/withHash.tsx';
import { href } from '../../src/routes/href.ts';
import { parse } from '../../src/routes/parse.ts';
import type { Route } from '../../src/routes/route.ts';
import { PortContext, usePort } from '../../src/port/context.tsx';
import { createHash, type HashView } from './createHash.ts';

/** Attributes of an element that decide which places are its own. */
export type Given = Readonly<Record<string, unknown>>;

/** The attributes of an element at a place; null if the place is not one of its own. */
export type PlaceAt = (route: Route, given: Given) => Given | null;

/** The window; its functions are bound, because they work only on the window itself. */
const view = (): HashView => ({
  location,
  document,
  history,
  addEventListener: addEventListener.bind(window),
  removeEventListener: removeEventListener.bind(window),
  ...('navigation' in window && { navigation: window.navigation as EventTarget }),
});

/**
 * Makes the component that keeps an element's place in the hash of the page's address (ELEM-12). The element is shown as with
 * `routing="url"`, at the place in the hash, and the addresses of its own places are such hashes. The browser follows them.
 */
export function hashPlace(placeAt: PlaceAt): ComponentType<HashedProps> {
  return function HashPlace({ component, given }) {
    const port = usePort();
    const [hash] = useState(() => createHash(view()));
    const { path } = useSyncExternalStore(hash.subscribe, hash.getState, hash.getState);
    const { objectiveId, place, audience } = given;
    const own = useMemo(
      () => ({
        ...port,
        routes: {
          hrefFor: (route: Route) =>
            placeAt(route, { objectiveId, place, audience }) ? hash.hrefTo(href(route)) : port.routes.hrefFor(route),
        },
      }),
      [port, hash, objectiveId, place, audience],
    );
    const route = path === null ? null : parse(path);
    return (
      <PortContext value={own}>
        {createElement(component, { ...given, ...(route && placeAt(route, given)), routing: 'url' } as object)}
      </PortContext>
    );
  };
}
