/** What stands in the fragment of a page's address. */
export interface Fragment {
  /** The host's own part. */
  readonly host: string;
  /** Where the element is, as a path of the portal; null where the address does not say. */
  readonly path: string | null;
}

/** Takes a fragment apart: `#lectern=/courses`, or `#faq&lectern=/courses` where the host has one of its own. */
export function readFragment(hash: string): Fragment {
  const text = hash.replace(/^#/, '');
  const mark = /(?:^|&)lectern=(?=\/)/.exec(text);
  return mark ? { host: text.slice(0, mark.index), path: text.slice(mark.index + mark[0].length) } : { host: text, path: null };
}

/** A fragment that names a place; {@link readFragment} takes it apart again. */
export const writeFragment = (host: string, path: string): string => `#${host && `${host}&`}lectern=${path.replaceAll('#', '%23')}`;

/**
 * Where the element is once the fragment has become another. A place of the host's own, as a skip link leads to, leaves the element where
 * it is; the way back to an address that named no place is one back to where it began.
 */
export function followFragment(before: Fragment, hash: string): Fragment {
  const now = readFragment(hash);
  return now.path === null && now.host !== before.host ? { ...now, path: before.path } : now;
}
