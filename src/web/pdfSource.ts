import { webAddress } from './webAddress.ts';

/** The origins that the address of a file is checked against. */
export interface PdfSourceRule {
  /** Origin of the LMS with its path. */
  readonly apiBase: string;
  /** Host of the object storage, with its port if it is not the default one; an origin is accepted too. Null if there is none. */
  readonly storageHost: string | null;
}

/** The place that a PDF may be fetched from. */
export interface PdfSource {
  /** Absolute. */
  readonly url: string;
  /** `portal`: the LMS itself, which knows the learner; `storage`: the object storage, which learns nothing about them. */
  readonly from: 'portal' | 'storage';
}

// Browsers and servers read control characters and backslashes differently.
// eslint-disable-next-line no-control-regex
const suspicious = /[\u0000-\u001f\u007f-\u009f\\]/;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The host that a setting names; null if it names none. */
function hostOf(setting: string | null): string | null {
  if (!setting) return null;
  try {
    return new URL(setting.includes('://') ? setting : `https://${setting}`).host || null;
  } catch {
    return null;
  }
}

/**
 * The source of a PDF, or null if it is blocked (MEDIA-2): the LMS's own origin, the host of the object storage, or a path that begins
 * with `/`. The resolved address is compared, never its beginning; only https (http on loopback), no credentials, no control characters
 * or backslashes, no `//`.
 */
export function pdfSource(address: string, { apiBase, storageHost }: PdfSourceRule): PdfSource | null {
  if (suspicious.test(address) || address.startsWith('//') || !/^(\/|https?:\/\/)/i.test(address)) return null;
  const found = webAddress(address, apiBase);
  if (!found) return null;
  const { href, protocol, host, hostname, username, password, pathname } = found.url;
  if (!(protocol === 'https:' || loopback.has(hostname)) || username || password || pathname.startsWith('//'))
    return null;
  if (found.ofPortal) return { url: href, from: 'portal' };
  return host === hostOf(storageHost) ? { url: href, from: 'storage' } : null;
}
