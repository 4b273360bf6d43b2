import { afterSignIn } from '../../../src/routes/afterSignIn.ts';
import type { RuntimePort } from '../../index.ts';
import { base } from '../currentPath.ts';

/**
 * The return point of sign-in (ROUTE-17): keeps the provider for the next time, and goes on to the page that the learner wanted. It needs
 * no session.
 */
export function returnFromSignIn(
  session: Pick<RuntimePort['session'], 'signedInBy'>,
  query: string,
  location: Pick<Location, 'href' | 'replace'>,
): void {
  const given = new URLSearchParams(query);
  const provider = given.get('provider');
  if (provider) session.signedInBy(provider);
  location.replace(afterSignIn(given.get('redirectUrl'), new URL(location.href), base));
}
