import { currentUser } from '../contract/currentUser.ts';
import { beginFrameSession, endFrameSession } from '../contract/frameSessions.ts';
import { hostOrigins } from '../contract/hostOrigins.ts';
import { isListedOrigin } from '../routes/isListedOrigin.ts';
import type { Route } from '../routes/route.ts';
import { createStorage } from '../storage/createStorage.ts';
import type { StoragePort } from '../storage/storagePort.ts';
import type { HostPort, NoticesPort, OutboxPort, RoutesPort, RuntimePort } from '../port/port.ts';

/** The additional functions that a portal page needs in a frame. */
export interface InFrame {
  /** Whether the tenant lists an origin as a host (CHAN-2); asks for the list once. */
  readonly isListed: (origin: string) => Promise<boolean>;
  /** Begins a session of the frame's own by a ticket of its host (SESS-18). @throws LecternError where it is not taken */
  readonly begin: (ticket: string, host: string) => Promise<unknown>;
  /** Whether the signed-in person is another than the one that the page shows. Rejects where the server cannot tell. */
  readonly isOther: () => Promise<boolean>;
  /** The commands that wait to be sent. */
  readonly outbox: () => Promise<OutboxPort>;
  /** The storage that pages of this tab share, apart from the pages of other hosts' sites. */
  readonly tab: Pick<StoragePort, 'get' | 'set' | 'remove'>;
  /** From now on offers announcements for screen readers to the host first; the page makes those that the host does not take. */
  readonly announceTo: (take: (text: string) => boolean) => void;
  /**
   * From now on asks the host first for the addresses of shared places (FRAME-9); where the host has none, the portal's
   * address is shared.
   */
  readonly shareBy: (ask: (route: Route) => Promise<string | null>) => void;
  /** From now on offers events that a page may take over to the host (FRAME-12). */
  readonly offerBy: (offer: (name: string, detail: unknown) => Promise<boolean>) => void;
}

/** Makes these functions from a runtime. */
export function inFrame({
  send,
  session,
  outbox,
  notices,
  routes,
  host,
}: Pick<RuntimePort, 'send' | 'session' | 'outbox' | 'notices' | 'routes' | 'host'>): InFrame {
  let asked: Promise<readonly string[]> | null = null;
  const listed = () =>
    (asked ??= send(hostOrigins, {}).catch((cause: unknown) => {
      asked = null;
      throw cause;
    }));
  return {
    // The HTML of the page names the platform that has launched it (TOOL-4).
    isListed: async (origin) =>
      (document.documentElement.dataset['platforms'] ?? '').split(' ').includes(origin) ||
      isListedOrigin(await listed(), origin),
    begin: (ticket, host) =>
      send(beginFrameSession, { body: { ticket, host } }, { cookies: true, renew: false }).catch(
        async (cause: unknown) => {
          // The host has somebody else in mind than the person of the earlier session. So that session ends, until the server is asked
          // again.
          await send(endFrameSession, {}, { cookies: true, renew: false }).catch(() => undefined);
          throw cause;
        },
      ),
    isOther: async () => {
      const shown = await session.user();
      return (await send(currentUser, {}, { renew: false })).id !== shown.id;
    },
    outbox,
    // Where the browser stores nothing for frames, these values are lost. The learner loses no work, so there is no report.
    tab: createStorage({ area: () => sessionStorage, report: () => undefined }),
    announceTo: (take) => {
      const { announce } = notices;
      // Done here and not where notices are made, so that only framed pages load this code.
      Object.assign(notices, { announce: (text: string) => void (take(text) || announce(text)) } satisfies Pick<
        NoticesPort,
        'announce'
      >);
    },
    shareBy: (ask) => {
      const shared = async (route: Route) => (await ask(route)) ?? routes.hrefFor(route);
      Object.assign(routes, { shared } satisfies Pick<RoutesPort, 'shared'>);
    },
    offerBy: (offer) => void Object.assign(host, { offer } satisfies Pick<HostPort, 'offer'>),
  };
}
