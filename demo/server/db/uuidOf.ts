import { hash } from 'node:crypto';

/** The id of a named item: the same name gives the same UUID, on every machine. */
export function uuidOf(name: string): string {
  const hex = hash('sha1', `lectern:${name}`);
  const variant = ((parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
