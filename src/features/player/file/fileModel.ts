import type { Attachment } from '../../../domain/partContent.ts';
import { webAddress } from '../../../domain/webAddress.ts';

const images = /^image\/(png|jpe?g|gif|webp|avif|svg\+xml|bmp)$/;
const endings: Readonly<Record<string, string>> = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', avif: 'image/avif', svg: 'image/svg+xml' };

const endingOf = (name: string) => /\.(\w{1,8})$/.exec(name.split(/[?#]/)[0] ?? '')?.[1]?.toLowerCase() ?? '';

/** How a file is shown. Where its type is not said, the end of its name tells. */
export function fileKind({ mediaType, name, url }: Attachment): 'pdf' | 'image' | 'other' {
  const unsaid = mediaType === '' || mediaType === 'application/octet-stream';
  const type = unsaid ? (endings[endingOf(name)] ?? endings[endingOf(url)] ?? '') : mediaType;
  return type === 'application/pdf' ? 'pdf' : images.test(type) ? 'image' : 'other';
}

/** What a learner calls the type of a file: the end of its name in capitals, or of its type; empty where neither is known. */
export function fileType({ mediaType, name, url }: Attachment): string {
  const ending = endingOf(name) || endingOf(url) || (mediaType.split('/')[1]?.replace(/^x-|\+.*$/g, '') ?? '');
  return ending === 'octet-stream' ? '' : ending.toUpperCase();
}

/** Where a file lies: on the page's own site, on an LMS elsewhere that has to know who asks, or on another host. */
export interface FilePlace {
  readonly href: string;
  readonly at: 'page' | 'portal' | 'elsewhere';
}

/**
 * The address of a file as it may be linked to, or null where an author gave none that leads to a file.
 * @param apiBase origin of the LMS with its path
 * @param page origin of the page
 */
export function filePlace(url: string, apiBase: string, page: string): FilePlace | null {
  const found = webAddress(url, apiBase);
  return found && { href: found.url.href, at: found.url.origin === page ? 'page' : found.ofPortal ? 'portal' : 'elsewhere' };
}
