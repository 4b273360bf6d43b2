import type { Store } from '../../src/port/port.ts';
import { followHash } from './followHash.ts';
import { readHash, type HashParts } from './readHash.ts';
import { writeHash } from './writeHash.ts';

/** The parts of the window that the hash uses. */
export type HashView = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'hash' | 'href'>;
  readonly document: Pick<Document, 'baseURI'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  /** It also reports a host's `pushState`, in browsers that have it. */
  readonly navigation?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

/** The current hash of the page's address. */
export interface OwnHash extends Pick<Store<HashParts>, 'getState'> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Address of a place on this page. */
  readonly hrefTo: (path: string) => string;
}

/**
 * Follows the hash of a page's address (ELEM-12). If the hash has only the host's own part, as after a skip link, the element's
 * place is appended, after the browser has followed the link and the host's script has been notified.
 */
export function createHash({ location, document, history, navigation, ...view }: HashView): OwnHash {
  let seen = location.hash;
  let state = readHash(seen);
  // Host parts to which a place was appended: if such a part comes alone again, its link was followed again.
  const kept = new Set<string>();
  let pushed = false;
  const getState = () => {
    if (location.hash === seen) return state;
    seen = location.hash;
    return (state = followHash(state, seen, pushed || kept.has(readHash(seen).host)));
  };
  const page = (address: string) => address.replace(/#.*$/s, '');
  const hrefTo = (path: string) => {
    const here = page(location.href);
    // With a host's `base`, a hash alone would lead to another page.
    return (page(document.baseURI) === here ? '' : here) + writeHash(getState().host, path);
  };
  const keep = () => {
    const { host, path } = getState();
    if (!host || path === null || readHash(seen).path !== null) return;
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
