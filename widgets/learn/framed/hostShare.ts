import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import { href } from '../../../src/routes/href.ts';
import type { Route } from '../../../src/routes/route.ts';
import { base } from '../currentPath.ts';
import { openPath } from './openPath.ts';

/** Milliseconds that a host may take to answer: a browser lets a page copy only for some seconds after a click. */
const patience = 1000;

/** Places whose address can be shared for a route: few hosts know the redirect to a course, but most know the course itself. */
const placesOf = (route: Route): readonly Route[] =>
  route.name === 'redirect'
    ? [route, { name: 'course', objectiveId: route.objectiveId, aggregateId: null, review: false, query: '' }]
    : [route];

/** Asks the host of a framed page for its own address of a place that is shared (FRAME-9). @returns null if it has none, or is late */
export function hostShare(
  end: Pick<FrameEnd, 'call' | 'caps' | 'host' | 'refuse' | 'watch'>,
): (route: Route) => Promise<string | null> {
  const ask = async (route: Route) => {
    const { hostAddresses } = await import('./hostAddresses.ts');
    const addresses = hostAddresses(end);
    for (const place of placesOf(route)) {
      const path = href(place);
      const found = openPath(path) === path ? await addresses.of(base + path) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return async (route) => {
    if (!end.caps().includes('address')) return null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patience, null)));
    return Promise.race([ask(route).catch(() => null), late]).finally(() => clearTimeout(timer));
  };
}
