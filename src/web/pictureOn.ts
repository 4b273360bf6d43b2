import { webAddress } from './webAddress.ts';

/**
 * The address of a cover or picture of an LMS on any page (MEDIA-7); null if there is none.
 * @param apiBase origin of the LMS with its path
 */
export const pictureOn = (written: string | null, apiBase: string): string | null =>
  written ? (webAddress(written, apiBase, 'picture')?.url.href ?? null) : null;
