import { ownId } from './ownId.ts';

const svg = 'http://www.w3.org/2000/svg';
const lists = ['headers', 'for', 'aria-activedescendant', 'aria-controls', 'aria-describedby', 'aria-details', 'aria-errormessage', 'aria-flowto', 'aria-labelledby', 'aria-owns'];

/**
 * Lets what names another place of an author's text find it by the id it has become: cells their headers, a drawing its colours, arrowheads and
 * clips. Names and descriptions that are not in the text are left out: they would be found around it. Links are not touched (MEDIA-6).
 * @param end what ids of this text end with, so that the same id in another text of the page is not taken for one of it
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
      if (attribute.localName === 'href' && element.localName !== 'a' && attribute.value.startsWith('#')) attribute.value = `#${idOf(attribute.value.slice(1)) ?? ''}`;
      else if (attribute.value.includes('url(')) attribute.value = attribute.value.replace(/(url\(\s*["']?#)([^\s"')]+)/g, (_, before: string, id: string) => before + (idOf(id) ?? id));
    }
  }
}
