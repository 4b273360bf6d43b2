const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';

/**
 * Keeps a `<use href="#…">` that draws an element of the same text again, and removes every other use: of another file,
 * of a missing element, of itself, or of an element that contains further uses, because a few lines of these could draw
 * millions. Elements with links are not drawn again, because the reader could not see their targets (MEDIA-6).
 */
export function settleUses(root: DocumentFragment): void {
  // All uses are checked before any is removed.
  const bad = [...root.querySelectorAll('use')].filter((use) => {
    const address = use.getAttribute('href') ?? use.getAttributeNS(xlink, 'href') ?? '';
    const drawn = /^#./.test(address) ? root.querySelector(`#${CSS.escape(address.slice(1))}`) : null;
    return (
      drawn?.namespaceURI !== svg || drawn.contains(use) || drawn.matches('use, a') || drawn.querySelector('use, a')
    );
  });
  for (const use of bad) use.remove();
}
