import { readFragment, type Fragment } from './readFragment.ts';

/**
 * Where the element is once the fragment has become another. A place of the host's own, as a skip link leads to, leaves the element where
 * it is; the way back to an address that named no place is one back to where it began.
 * @param isLink a link led there, so that the host's part alone is no way back
 */
export function followFragment(before: Fragment, hash: string, isLink = false): Fragment {
  const now = readFragment(hash);
  return now.path === null && (now.host !== before.host || (isLink && now.host)) ? { ...now, path: before.path } : now;
}
