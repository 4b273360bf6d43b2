import { plainOrigin } from '../plainOrigin.ts';
import type { RemoteFragment } from './remoteFragment.ts';

// The same limit as for addresses in other settings.
const longestUrl = 2000;
const longestTag = 100;

// A policy accepts no other names of this machine: Chromium reads no address in brackets there.
const loopback = /^(localhost|127\.0\.0\.1)$/;

const tagShape = /^[a-z][a-z\d._-]*-[a-z\d._-]*$/;
/** Names with a hyphen that markup has taken. */
const taken =
  /^(annotation-xml|color-profile|font-face|font-face-src|font-face-uri|font-face-format|font-face-name|missing-glyph)$/;

// Browsers ignore a digest that they cannot read and run the code anyway, so each digest has to be complete.
const digest = /^(sha256-[A-Za-z\d+/]{43}=|sha384-[A-Za-z\d+/]{64}|sha512-[A-Za-z\d+/]{86}==)$/;

/** The address of a module, as browsers write it; null if it is not accepted. */
function moduleAddress(written: unknown): string | null {
  if (typeof written !== 'string' || written.length > longestUrl || plainOrigin(written) === null) return null;
  const { protocol, hostname, username, password, pathname, hash, href } = new URL(written);
  const isSafe = protocol === 'https:' ? !hostname.startsWith('[') : loopback.test(hostname);
  // A source of a policy that ends in a slash would allow all files below it. The hash is the loader's own (FRAG-3).
  return isSafe && !username && !password && !hash && !pathname.endsWith('/') ? href : null;
}

/** Whether a module may define its element by this name: one that a page may define, and none of ours (FRAG-6). */
const isFreeTag = (tag: unknown): tag is string =>
  typeof tag === 'string' &&
  tag.length <= longestTag &&
  tagShape.test(tag) &&
  !taken.test(tag) &&
  !tag.startsWith('lectern-');

/** The result for a place: a module, or the first wrong field. */
export type ReadFragment =
  | { readonly fragment: RemoteFragment; readonly wrong?: undefined }
  | { readonly fragment?: undefined; readonly wrong: keyof RemoteFragment };

/** Reads the setting of one place (FRAG-1). */
export function readFragment(given: unknown): ReadFragment {
  const { url: written, tag, integrity } = Object(given) as Readonly<Record<string, unknown>>;
  const url = moduleAddress(written);
  if (url === null) return { wrong: 'url' };
  if (!isFreeTag(tag)) return { wrong: 'tag' };
  if (typeof integrity !== 'string' || !digest.test(integrity)) return { wrong: 'integrity' };
  return { fragment: { url, tag, integrity } };
}
