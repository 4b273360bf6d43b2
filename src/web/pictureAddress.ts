import { webAddress } from './webAddress.ts';

/**
 * An address that a picture may have: http or https, relative to the LMS, or a picture within the address itself; null for
 * all others.
 */
export function pictureAddress(value: unknown): string | null {
  // Only the beginning of an absolute address is checked here; the view that draws the picture decides where it leads.
  return typeof value === 'string' && webAddress(value, 'https://lms.example', 'picture') ? value : null;
}
