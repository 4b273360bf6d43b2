/**
 * A mark that an address is known again by, in place of the address: what stays behind in a browser says nothing of courses or of what was
 * searched for (STORE-14). No secret: whoever guesses an address can make its mark. 53 bits, as text.
 */
export function addressDigest(address: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (const character of address) {
    const code = character.codePointAt(0)!;
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}
