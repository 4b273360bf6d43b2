/** What an address of a file is held against. */
export interface PdfSourceRule {
  /** Origin of the LMS with its path. */
  readonly apiBase: string;
  /** Host of the object storage, with its port where it has one of its own; an origin is taken too. Null where there is none. */
  readonly storageHost: string | null;
}

/** Where a PDF may be fetched from. */
export interface PdfSource {
  /** Absolute. */
  readonly url: string;
  /** `portal`: the LMS itself, which knows the learner; `storage`: the object storage, which is told nothing of them. */
  readonly from: 'portal' | 'storage';
}

// Control characters and backslashes are what browsers and servers read differently.
// eslint-disable-next-line no-control-regex
const suspicious = /[\u0000-\u001f\u007f-\u009f\\]/;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The host that a setting names; null where it names none. */
function hostOf(setting: string | null): string | null {
  if (!setting) return null;
  try {
    return new URL(setting.includes('://') ? setting : `https://${setting}`).host || null;
  } catch {
    return null;
  }
}

/**
 * Where a PDF is fetched from, or null where it is blocked (MEDIA-2): the LMS's own origin, the host of the object storage, or a
 * path that begins with `/`. What the address resolves to is compared, never how it begins; https alone (http on loopback), no credentials, no
 * control characters or backslashes, no `//`.
 */
export function pdfSource(address: string, { apiBase, storageHost }: PdfSourceRule): PdfSource | null {
  if (suspicious.test(address) || address.startsWith('//') || !/^(\/|https?:\/\/)/i.test(address)) return null;
  let target: URL;
  try {
    target = new URL(address, new URL(apiBase).origin);
  } catch {
    return null;
  }
  const secure = target.protocol === 'https:' || loopback.has(target.hostname);
  if (!secure || target.username || target.password || target.pathname.startsWith('//')) return null;
  if (target.origin === new URL(apiBase).origin) return { url: target.href, from: 'portal' };
  return target.host === hostOf(storageHost) ? { url: target.href, from: 'storage' } : null;
}
