import type { RouteName } from './route.ts';

const publicRoutes: ReadonlySet<RouteName> = new Set(['openCatalog', 'openCatalogCourse', 'publicCertificate']);

/** Public pages ask for no user and never lead to sign-in. */
export function isPublic(name: RouteName): boolean {
  return publicRoutes.has(name);
}
