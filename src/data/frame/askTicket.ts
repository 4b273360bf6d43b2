import { frameTicket } from '../../contract/frameSessions.ts';
import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../port/port.ts';

/** Nobody waits longer for a ticket, in milliseconds: the page in the frame has 8 s of patience itself. */
const limit = 7000;

/** A one-time ticket for a frame, got with the host's token (SESS-18, RUN-7); null where none is to be had now. */
export function askTicket({ send, host }: Pick<RuntimePort, 'send' | 'host'>): Promise<string | null> {
  return send(frameTicket, {}, { signal: AbortSignal.timeout(limit) }).then(
    ({ ticket }) => ticket,
    (error: LecternError) => {
      host.report(error);
      return null;
    },
  );
}
