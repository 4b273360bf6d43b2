/**
 * Whether this browser has the features that the PDF library's own build needs. The other build would add them to the whole
 * page.
 */
export function hasRecentBuiltIns(): boolean {
  const needed: readonly (readonly [object, string])[] = [
    [Map.prototype, 'getOrInsertComputed'],
    [Math, 'sumPrecise'],
    [Uint8Array, 'fromBase64'],
    [Uint8Array.prototype, 'toHex'],
    [Promise, 'try'],
    [Promise, 'withResolvers'],
    [URL, 'parse'],
    [Set.prototype, 'intersection'],
  ];
  return needed.every(([owner, name]) => name in owner);
}
