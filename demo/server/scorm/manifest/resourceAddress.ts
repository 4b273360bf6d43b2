import { PackageError } from '../PackageError.ts';
import type { XmlElement } from './parseXml.ts';

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Adds the query or the part after `#` of an item to an address, as the standard allows. */
function follow(address: string, parameters: string): string {
  const clean = parameters.trim().replace(/^[?&]+/, '');
  if (clean === '') return address;
  if (clean.startsWith('#')) return address.includes('#') ? address : address + clean;
  const [path = '', hash] = address.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}${clean}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * Address of a resource's first page below its package, with the query that its item gives it; null where it has none.
 * @throws PackageError `outside` for a page outside of the package, `missing` for one that the package lacks
 */
export function resourceAddress(
  resources: XmlElement | undefined,
  resource: XmlElement,
  parameters: string,
  paths: ReadonlySet<string>,
): string | null {
  const href = resource.attributes['href']?.trim();
  if (!href) return null;
  const base = (resources?.attributes['base'] ?? '') + (resource.attributes['base'] ?? '');
  const written = (base + href).replace(/\\/g, '/');
  const inside = 'http://package.invalid/';
  const url = URL.canParse(written, inside) ? new URL(written, inside) : null;
  if (!url || url.host !== 'package.invalid' || /(?:^|\/)\.\.(?:\/|$)/.test(decoded(written)))
    throw new PackageError('outside', href);
  const path = decoded(url.pathname.slice(1));
  if (!paths.has(path)) throw new PackageError('missing', path);
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return follow(`${encoded}${url.search}${url.hash}`, parameters);
}
