import { currentUser } from '../contract/currentUser.ts';
import { beginFrameSession, endFrameSession } from '../contract/frameSessions.ts';
import { hostOrigins } from '../contract/hostOrigins.ts';
import { isListedOrigin } from '../routes/isListedOrigin.ts';
import type { OutboxPort, RuntimePort } from './port.ts';

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
}

/** Makes it, of a runtime. */
export function inFrame({ send, session, outbox }: Pick<RuntimePort, 'send' | 'session' | 'outbox'>): InFrame {
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
  };
}
