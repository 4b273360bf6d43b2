import type { createOwnPage } from './createOwnPage.ts';
import type { createFramedPage } from './createFramedPage.ts';

/**
 * `own`: a page of the portal itself; `framed`: such a page in a frame; `public`: one for visitors; `embedded`: elements
 * on a host's page.
 */
export type PlaceName = 'own' | 'framed' | 'public' | 'embedded';

/** The parts of a session that differ by place. The parts of its watch are in `watchWays.ts`. */
export interface SessionPlace {
  /** Nobody is ever signed in there. */
  readonly isForVisitors?: true;
  /** The host signs the learner in, and is asked to do so. */
  readonly isHosts?: true;
  /** Loads the code that signs in by cookie there. */
  readonly load: () => Promise<typeof createOwnPage | typeof createFramedPage>;
  /** The address to go to after a sign-out, which leads to the provider; absent where the page stays. */
  readonly after?: string;
}

const load = () => import('./createOwnPage.ts').then((code) => code.createOwnPage);
const own = { load, after: '/oidc/logout' };

/** The ways of a session, by the place at which it is. */
export const places: Readonly<Record<PlaceName, SessionPlace>> = {
  own,
  public: { ...own, isForVisitors: true },
  framed: { load: () => import('./createFramedPage.ts').then((code) => code.createFramedPage) },
  embedded: { load, isHosts: true },
};
