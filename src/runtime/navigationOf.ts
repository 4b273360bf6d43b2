import { navigationNodes } from '../contract/navigation.ts';
import type { NavigationNode } from '../domain/tree/navigationNode.ts';
import type { RuntimePort } from '../port/port.ts';

const minute = 60_000;

/**
 * The entries that other products add to the signed-in user's navigation, in the page's language; none where the tenant's
 * LMS does not announce the call (NAV-15, CALL-5). Asked for at most once a minute in each language.
 * @throws LecternError when the LMS does not answer as promised
 */
export async function navigationOf({
  host,
  cache,
  send,
  locale,
}: Pick<RuntimePort, 'host' | 'cache' | 'send' | 'locale'>): Promise<readonly NavigationNode[]> {
  const { extensions } = await host.configuration();
  if (!extensions.includes('navigation')) return [];
  return cache.fetchQuery({
    queryKey: ['navigation', locale.tag()],
    queryFn: ({ signal }) => send(navigationNodes, {}, { signal }),
    staleTime: minute,
  });
}
