import { readHash, type HashParts } from './readHash.ts';

/**
 * The hash after a change of the address. A place of the host's own, such as the target of a skip link, leaves the element where it is.
 * Going back to an address without a place brings the element back to where it began.
 * @param isLink a link led there, so a host part without a place does not mean going back
 */
export function followHash(before: HashParts, hash: string, isLink = false): HashParts {
  const now = readHash(hash);
  return now.path === null && (now.host !== before.host || (isLink && now.host)) ? { ...now, path: before.path } : now;
}
