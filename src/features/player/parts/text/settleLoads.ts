import { webAddress } from '../../../../web/webAddress.ts';

const svg = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';
// Each of these attributes makes the browser fetch a file. The `href` of a link is not among them, since it is fetched
// only on a click.
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
// CSS in an attribute of a drawing that fetches a file; a backslash could hide the same function name.
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
 * One rule for everything that a text loads without a click (MEDIA-13). An image may come from the LMS, or be contained
 * in the text. An image of another origin must use https and be in an `<img>`, which can hide the page's address.
 * Everything else that would fetch a file is removed.
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
