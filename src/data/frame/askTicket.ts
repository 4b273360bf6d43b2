import { frameTicket } from '../../contract/frameSessions.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';

/** The longest wait for a ticket, in milliseconds: the page in the frame itself waits 8 s. */
const limit = 7000;

/** A one-time ticket for a frame, requested with the host's token (SESS-18, RUN-7); null where none is available now. */
export function askTicket({ send, host }: Pick<RuntimePort, 'send' | 'host'>): Promise<string | null> {
  return send(frameTicket, {}, { signal: AbortSignal.timeout(limit) }).then(
    ({ ticket }) => ticket,
    (error: LecternError) => {
      host.report(error);
      return null;
    },
  );
}
