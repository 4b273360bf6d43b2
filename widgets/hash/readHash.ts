/** The two parts of the hash of a page's address. */
export interface HashParts {
  /** The host's own part. */
  readonly host: string;
  /** The element's place, as a path of the portal; null if the address names none. */
  readonly path: string | null;
}

/** Splits a hash: `#lectern=/courses`, or `#faq&lectern=/courses` if the host has a part of its own. */
export function readHash(hash: string): HashParts {
  const text = hash.replace(/^#/, '');
  const mark = /(?:^|&)lectern=(?=\/)/.exec(text);
  return mark
    ? { host: text.slice(0, mark.index), path: text.slice(mark.index + mark[0].length) }
    : { host: text, path: null };
}
