/** The result of reading an address from an outside source. */
export interface WebAddress {
  readonly url: URL;
  /** Whether it is on the origin of the LMS. */
  readonly ofPortal: boolean;
}

/** The data that an address may contain itself (`data:`), in place of leading somewhere. */
const held = { picture: /^data:image\//i, film: /^data:/i, nothing: /(?!)/ };

/**
 * The one reader of addresses of files, covers, pictures, films and attachments. It takes http and https; a relative address is read
 * against the LMS, on any page. Null for anything else (MEDIA-7). The caller decides which origins it accepts.
 * @param apiBase origin of the LMS with its path, without a slash at its end
 * @param holds the kind of data that the address itself may contain
 */
export function webAddress(written: unknown, apiBase: string, holds: keyof typeof held = 'nothing'): WebAddress | null {
  const base = `${apiBase}/`;
  if (typeof written !== 'string' || !URL.canParse(written, base)) return null;
  const url = new URL(written, base);
  return /^https?:$/.test(url.protocol) || held[holds].test(url.href)
    ? { url, ofPortal: url.origin === new URL(base).origin }
    : null;
}
