import { pathSegments } from './pathSegments.ts';

/**
 * Whether a path below the base is for visitors (ROUTE-30): the page requests no user there and never leads to sign-in. The first segment
 * decides, even if the rest is no place of the product.
 * @param path such as `/open-catalog/o1/view/details?x=1`
 */
export function isPublicPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  const [first] = pathSegments(pathname) ?? [];
  return first === 'open-catalog' || first === 'certificate';
}
