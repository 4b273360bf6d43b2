const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';

/**
 * Keeps what draws a thing of the same text once more (`<use href="#…">`), and no other use: none of another file, of nothing, of itself, or of
 * what holds further ones, of which a few lines could make millions. Links are not drawn again: nobody would see where they lead (MEDIA-6).
 */
export function settleUses(root: DocumentFragment): void {
  // All are judged as they were written.
  const bad = [...root.querySelectorAll('use')].filter((use) => {
    const address = use.getAttribute('href') ?? use.getAttributeNS(xlink, 'href') ?? '';
    const drawn = /^#./.test(address) ? root.querySelector(`#${CSS.escape(address.slice(1))}`) : null;
    return drawn?.namespaceURI !== svg || drawn.contains(use) || drawn.matches('use, a') || drawn.querySelector('use, a');
  });
  for (const use of bad) use.remove();
}
