import { currentUser } from '../contract/currentUser.ts';
import { beginFrameSession, endFrameSession } from '../contract/frameSessions.ts';
import { hostOrigins } from '../contract/hostOrigins.ts';
import { isListedOrigin } from '../routes/isListedOrigin.ts';
import { createStorage } from '../storage/createStorage.ts';
import type { StoragePort } from '../storage/storagePort.ts';
import type { NoticesPort, OutboxPort, RuntimePort } from './port.ts';

/** What a page of the portal needs beside the rest where it stands in a frame. */
export interface InFrame {
  /** Whether the tenant lists an origin as a host (CHAN-2); asks for the list once. */
  readonly isListed: (origin: string) => Promise<boolean>;
  /** Begins a session of the frame's own by a ticket of its host (SESS-18). @throws LecternError where it is not taken */
  readonly begin: (ticket: string, host: string) => Promise<unknown>;
  /** Whether somebody else is here than whom the page shows. Rejects where that cannot be found out. */
  readonly isOther: () => Promise<boolean>;
  /** What waits to be sent. */
  readonly outbox: () => Promise<OutboxPort>;
  /** What pages of this tab leave for each other, apart from those of other hosts' sites. */
  readonly tab: Pick<StoragePort, 'get' | 'set' | 'remove'>;
  /** Offers what is to be told to screen readers to the host first, from now on; the page itself says what is not taken. */
  readonly announceTo: (take: (text: string) => boolean) => void;
}

/** Makes it, of a runtime. */
export function inFrame({ send, session, outbox, notices }: Pick<RuntimePort, 'send' | 'session' | 'outbox' | 'notices'>): InFrame {
  let asked: Promise<readonly string[]> | null = null;
  const listed = () =>
    (asked ??= send(hostOrigins, {}).catch((cause: unknown) => {
      asked = null;
      throw cause;
    }));
  return {
    isListed: async (origin) => isListedOrigin(await listed(), origin),
    begin: (ticket, host) =>
      send(beginFrameSession, { body: { ticket, host } }, { cookies: true, renew: false }).catch(async (cause: unknown) => {
        // Whoever was here before is not whom the host means: nobody is, until it is asked again.
        await send(endFrameSession, {}, { cookies: true, renew: false }).catch(() => undefined);
        throw cause;
      }),
    isOther: async () => {
      const shown = await session.user();
      return (await send(currentUser, {}, { renew: false })).id !== shown.id;
    },
    outbox,
    // Where the browser keeps nothing for frames, what is left is left behind; that is nobody's loss to be told of.
    tab: createStorage({ area: () => sessionStorage, report: () => undefined }),
    announceTo: (take) => {
      const { announce } = notices;
      // Here, and not where notices are made: no page but a framed one pays for it.
      Object.assign(notices, { announce: (text: string) => void (take(text) || announce(text)) } satisfies Pick<NoticesPort, 'announce'>);
    },
  };
}
