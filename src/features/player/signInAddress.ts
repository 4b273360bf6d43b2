/**
 * Where a visitor signs in to be taken to `wanted` afterwards: the portal's sign-in on its own origin (ROUTE-23); on a host's page the host's
 * own address, which asks for whom it needs. So does the place itself in a frame, which never leaves for the sign-in page (SESS-16).
 * @param wanted address of the place behind sign-in
 * @param apiBase origin of the LMS with its path
 * @param framed the page stands in a frame
 */
export function signInAddress(wanted: string, apiBase: string, here: Pick<Location, 'origin' | 'href'>, framed = false): string {
  const target = new URL(wanted, here.href);
  if (new URL(apiBase).origin !== here.origin || target.origin !== here.origin || framed) return target.href;
  return `/oidc/login?redirectUrl=${encodeURIComponent(target.pathname + target.search + target.hash)}`;
}
