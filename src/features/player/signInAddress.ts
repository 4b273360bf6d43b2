/**
 * Where a visitor signs in to be taken to `wanted` afterwards: the portal's sign-in on its own origin (ROUTE-23); on a host's page the host's
 * own address, which asks for whom it needs.
 * @param wanted address of the place behind sign-in
 * @param apiBase origin of the LMS with its path
 */
export function signInAddress(wanted: string, apiBase: string, here: Pick<Location, 'origin' | 'href'>): string {
  const target = new URL(wanted, here.href);
  if (new URL(apiBase).origin !== here.origin || target.origin !== here.origin) return target.href;
  return `/oidc/login?redirectUrl=${encodeURIComponent(target.pathname + target.search + target.hash)}`;
}
