import type { Store } from '../../src/port/port.ts';
import { followFragment } from './followFragment.ts';
import { readFragment, type Fragment } from './readFragment.ts';
import { writeFragment } from './writeFragment.ts';

/** The parts of the window that the fragment uses. */
export type FragmentView = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'hash' | 'href'>;
  readonly document: Pick<Document, 'baseURI'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  /** It also reports a host's `pushState`, in browsers that have it. */
  readonly navigation?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

/** The current fragment of the page's address. */
export interface OwnFragment extends Pick<Store<Fragment>, 'getState'> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Address of a place on this page. */
  readonly hrefTo: (path: string) => string;
}

/**
 * Follows the fragment of a page's address (ELEM-12). If the fragment has only the host's own part, as after a skip link, the element's
 * place is appended, after the browser has followed the link and the host's script has been notified.
 */
export function createFragment({ location, document, history, navigation, ...view }: FragmentView): OwnFragment {
  let seen = location.hash;
  let state = readFragment(seen);
  // Host parts to which a place was appended: if such a part comes alone again, its link was followed again.
  const kept = new Set<string>();
  let pushed = false;
  const getState = () => {
    if (location.hash === seen) return state;
    seen = location.hash;
    return (state = followFragment(state, seen, pushed || kept.has(readFragment(seen).host)));
  };
  const page = (address: string) => address.replace(/#.*$/s, '');
  const hrefTo = (path: string) => {
    const here = page(location.href);
    // With a host's `base`, a fragment alone would lead to another page.
    return (page(document.baseURI) === here ? '' : here) + writeFragment(getState().host, path);
  };
  const keep = () => {
    const { host, path } = getState();
    if (!host || path === null || readFragment(seen).path !== null) return;
    kept.add(host);
    history.replaceState(history.state, '', hrefTo(path));
  };
  return {
    getState,
    subscribe: (listener) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const onChange = (event: Event) => {
        pushed = (event as Event & { readonly navigationType?: string }).navigationType === 'push';
        getState();
        pushed = false;
        listener();
        clearTimeout(timer);
        timer = setTimeout(keep);
      };
      view.addEventListener('hashchange', onChange);
      view.addEventListener('popstate', onChange);
      navigation?.addEventListener('currententrychange', onChange);
      return () => {
        clearTimeout(timer);
        view.removeEventListener('hashchange', onChange);
        view.removeEventListener('popstate', onChange);
        navigation?.removeEventListener('currententrychange', onChange);
      };
    },
    hrefTo,
  };
}
