import { navigationNodes } from '../contract/navigation.ts';
import type { NavigationNode } from '../domain/navigationNode.ts';
import type { RuntimePort } from './port.ts';

const minute = 60_000;

/**
 * What others add to the navigation of who is signed in, in the page's language; nothing where the tenant's LMS does not
 * announce the call (NAV-15, CALL-5). Asked for at most once a minute and language.
 * @throws LecternError when the LMS does not answer as promised
 */
export async function navigationOf({ host, cache, send, locale }: Pick<RuntimePort, 'host' | 'cache' | 'send' | 'locale'>): Promise<readonly NavigationNode[]> {
  const { extensions } = await host.configuration();
  if (!extensions.includes('navigation')) return [];
  return cache.fetchQuery({ queryKey: ['navigation', locale.tag()], queryFn: ({ signal }) => send(navigationNodes, {}, { signal }), staleTime: minute });
}
