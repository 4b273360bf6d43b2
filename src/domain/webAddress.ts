/** An address that an author gave, read. */
export interface WebAddress {
  readonly url: URL;
  /** Whether it lies on the origin of the LMS. */
  readonly ofPortal: boolean;
}

/**
 * Reads an address that an author gave: by http or https, and what is not absolute lies on the LMS, on whatever page it is read; null for
 * anything else (MEDIA-7). Whose origin counts is for the caller to say.
 * @param apiBase origin of the LMS with its path, without a slash at its end
 */
export function webAddress(written: string, apiBase: string): WebAddress | null {
  const base = `${apiBase}/`;
  if (!URL.canParse(written, base)) return null;
  const url = new URL(written, base);
  return /^https?:$/.test(url.protocol) ? { url, ofPortal: url.origin === new URL(base).origin } : null;
}
