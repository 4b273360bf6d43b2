import { webAddress } from '../../../../web/webAddress.ts';

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';
// On other elements these attributes fetch a file. The `href` of a link is fetched only when somebody follows it.
const loading = [
  'src',
  'background',
  'poster',
  'data',
  'longdesc',
  'manifest',
  'profile',
  'codebase',
  'classid',
  'archive',
  'ping',
];
// CSS in an attribute of a drawing that fetches a file; a backslash can write the same in other letters.
const fetching = /\\|\b(?:url|src|image|image-set|cross-fade|element)\s*\(/i;
const ownPlaces = /\burl\(\s*(["']?)#[^"')\\]*\1\s*\)/gi;

/** The address of an image if the image may be requested; otherwise null. */
function imageAddress(address: string, apiBase: string, elsewhere: boolean): string | null {
  const found = webAddress(address, apiBase, 'picture');
  if (!found) return null;
  const { protocol, origin, href } = found.url;
  return protocol === 'data:' || found.ofPortal || origin === location.origin || (elsewhere && protocol === 'https:')
    ? href
    : null;
}

/**
 * One rule for everything that a text loads by itself (MEDIA-13). An image may come from the LMS, or be contained in
 * the text. An image of another origin must use https and be in an `<img>`, which can be told not to reveal the page.
 * Everything else that would fetch a file is left out.
 * @param apiBase origin of the LMS with its path
 */
export function settleLoads(root: DocumentFragment, apiBase: string): void {
  for (const element of root.querySelectorAll('*')) {
    const isImage = element.localName === 'img' && element instanceof HTMLElement;
    for (const name of loading) {
      const address = element.getAttribute(name);
      if (address === null) continue;
      const kept = isImage && name === 'src' ? imageAddress(address, apiBase, true) : null;
      if (kept === null) element.removeAttribute(name);
      else element.setAttribute(name, kept);
    }
    if (element.namespaceURI === svg) settleDrawing(element, apiBase);
  }
}

function settleDrawing(element: Element, apiBase: string) {
  for (const attribute of [...element.attributes]) {
    const { localName, namespaceURI, value } = attribute;
    if (localName === 'href' && element.localName !== 'a') {
      const isImage = element.localName === 'image' || element.localName === 'feImage';
      const loaded = isImage ? imageAddress(value, apiBase, false) : null;
      const kept = value.startsWith('#') ? value : loaded;
      if (kept !== null) attribute.value = kept;
      else element.removeAttributeNS(namespaceURI === xlink ? xlink : null, 'href');
    } else if (!/^(?:aria-|id$|lang$)/.test(attribute.name) && fetching.test(value.replace(ownPlaces, '')))
      element.removeAttributeNode(attribute);
  }
}
