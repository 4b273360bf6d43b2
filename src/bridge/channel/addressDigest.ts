/**
 * A digest by which an address is recognized, so that a browser stores nothing readable about courses or searches (STORE-14). It is no
 * secret: anybody who guesses an address can make its digest. 53 bits, as text.
 */
export function addressDigest(address: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const character of address) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}
