import type { Attachment } from '../../../../domain/tree/partContent.ts';
import { webAddress } from '../../../../web/webAddress.ts';

const images = /^image\/(png|jpe?g|gif|webp|avif|svg\+xml|bmp)$/;
const endings: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

const endingOf = (name: string) => /\.(\w{1,8})$/.exec(name.split(/[?#]/)[0] ?? '')?.[1]?.toLowerCase() ?? '';

/** The way to show a file. If its type is not given, the end of its name decides. */
export function fileKind({ mediaType, name, url }: Attachment): 'pdf' | 'image' | 'other' {
  const unsaid = mediaType === '' || mediaType === 'application/octet-stream';
  const type = unsaid ? (endings[endingOf(name)] ?? endings[endingOf(url)] ?? '') : mediaType;
  if (type === 'application/pdf') return 'pdf';
  return images.test(type) ? 'image' : 'other';
}

/**
 * The type of a file in a learner's words: the end of its name in capitals, or its media type; empty if neither is
 * known.
 */
export function fileType({ mediaType, name, url }: Attachment): string {
  const ending = endingOf(name) || endingOf(url) || (mediaType.split('/')[1]?.replace(/^x-|\+.*$/g, '') ?? '');
  return ending === 'octet-stream' ? '' : ending.toUpperCase();
}

/**
 * The place of a file: on the page's own site, on an LMS of another origin that has to know the learner, or on another
 * host.
 */
export interface FilePlace {
  readonly href: string;
  readonly at: 'page' | 'portal' | 'elsewhere';
}

/**
 * The address of a file for a link, or null if the author's address leads to no file.
 * @param apiBase origin of the LMS with its path
 * @param page origin of the page
 */
export function filePlace(url: string, apiBase: string, page: string): FilePlace | null {
  const found = webAddress(url, apiBase);
  if (!found) return null;
  const { href, origin } = found.url;
  if (origin === page) return { href, at: 'page' };
  return { href, at: found.ofPortal ? 'portal' : 'elsewhere' };
}
