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
  return mark
    ? { host: text.slice(0, mark.index), path: text.slice(mark.index + mark[0].length) }
    : { host: text, path: null };
}
