import { ownId } from './ownId.ts';

const svg = 'http://www.w3.org/2000/svg';
const lists = [
  'headers',
  'for',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

/**
 * Updates references inside an author's text to the new ids: from cells to their headers, from a drawing to its
 * colours, arrowheads and clips. References to names and descriptions that are not in the text are removed, because
 * they could match elements around it. Links are not changed (MEDIA-6).
 * @param end the suffix of all ids in this text, so that the same id in another text of the page does not match
 */
export function settleReferences(root: DocumentFragment, end: string): void {
  const ids = new Set<string>();
  for (const element of root.querySelectorAll('[id]')) {
    ids.add(element.id);
    element.id += end;
  }
  const idOf = (id: string) => {
    const found = [ownId(id, ''), id].find((one) => ids.has(one));
    return found && found + end;
  };
  for (const element of root.querySelectorAll('*')) {
    for (const name of lists) {
      const named = element.getAttribute(name);
      if (named === null) continue;
      const found = named.split(/\s+/).flatMap((id) => idOf(id) ?? []);
      if (found.length) element.setAttribute(name, found.join(' '));
      else element.removeAttribute(name);
    }
    if (element.namespaceURI !== svg) continue;
    for (const attribute of element.attributes) {
      if (attribute.localName === 'href' && element.localName !== 'a' && attribute.value.startsWith('#'))
        attribute.value = `#${idOf(attribute.value.slice(1)) ?? ''}`;
      else if (attribute.value.includes('url('))
        attribute.value = attribute.value.replace(
          /(url\(\s*["']?#)([^\s"')]+)/g,
          (_, before: string, id: string) => before + (idOf(id) ?? id),
        );
    }
  }
}
