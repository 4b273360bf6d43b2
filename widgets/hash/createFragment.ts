import type { Store } from '../../src/runtime/port.ts';
import { followFragment } from './followFragment.ts';
import { readFragment, type Fragment } from './readFragment.ts';
import { writeFragment } from './writeFragment.ts';

/** What it needs of the window. */
export type FragmentView = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'hash' | 'href'>;
  readonly document: Pick<Document, 'baseURI'>;
  /** Tells of what a host's `pushState` has done too, where the browser has it. */
  readonly navigation?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

/** The fragment of the page's address, as it is now. */
export interface OwnFragment extends Pick<Store<Fragment>, 'getState'> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Address of a place on this page. */
  readonly hrefTo: (path: string) => string;
}

/** Follows the fragment of a page's address (ELEM-12). */
export function createFragment({ location, document, navigation, ...view }: FragmentView): OwnFragment {
  let seen = location.hash;
  let state = readFragment(seen);
  const getState = () => {
    if (location.hash === seen) return state;
    seen = location.hash;
    return (state = followFragment(state, seen));
  };
  const page = (address: string) => address.split('#')[0]!;
  return {
    getState,
    subscribe: (listener) => {
      view.addEventListener('hashchange', listener);
      view.addEventListener('popstate', listener);
      navigation?.addEventListener('currententrychange', listener);
      return () => {
        view.removeEventListener('hashchange', listener);
        view.removeEventListener('popstate', listener);
        navigation?.removeEventListener('currententrychange', listener);
      };
    },
    hrefTo: (path) => {
      const here = page(location.href);
      // A `base` of the host's would lead the fragment alone to another page.
      return (page(document.baseURI) === here ? '' : here) + writeFragment(getState().host, path);
    },
  };
}
