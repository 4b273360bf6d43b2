import type { SessionPort } from '../../../port/port.ts';

/**
 * The address where a visitor signs in and is then taken to `wanted`. On the portal's own origin it is the portal's
 * sign-in (ROUTE-23). On a host's page it is the host's own address, which asks the visitor to sign in if needed.
 * @param wanted address of the place behind sign-in
 * @param apiBase origin of the LMS with its path
 * @param session knows the provider used last (AUTH-6)
 */
export function signInAddress(
  wanted: string,
  apiBase: string,
  here: Pick<Location, 'origin' | 'href'>,
  session: Pick<SessionPort, 'signInAddress'>,
): string {
  const target = new URL(wanted, here.href);
  if (new URL(apiBase).origin !== here.origin || target.origin !== here.origin) return target.href;
  return session.signInAddress(target.pathname + target.search + target.hash);
}
