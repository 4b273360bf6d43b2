import type { LecternError } from '../errors.ts';
import { firstMessage } from '../plain/firstMessage.ts';

/** Codes with which the server gives a reason. */
const reasoned: ReadonlySet<LecternError['code']> = new Set([
  'command_failed',
  'bad_request',
  'conflict',
  'forbidden',
  'not_found',
]);

/** The server's first real message about its refusal (ENROL-6); null where it gave none. */
export function refusalOf({ code, detail }: Pick<LecternError, 'code' | 'detail'>): string | null {
  return reasoned.has(code) ? firstMessage(detail.messages) : null;
}
