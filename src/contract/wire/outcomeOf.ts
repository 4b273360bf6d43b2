import type { ErrorCode } from '../../errorCodes.ts';
import { isBusy, type LecternError } from '../../errors.ts';

/** What has become of a command that did not go well. */
export type Outcome =
  | 'lost' // it may not have arrived: it is shown as not sent yet, and may be sent again
  | 'refused' // the server has decided against it: its id is spent
  | 'failed'; // anything else

const sessionOver: readonly ErrorCode[] = ['unauthorized', 'authentication_error', 'token_provider', 'aborted'];
const lost: ReadonlySet<ErrorCode> = new Set(['offline', 'network', 'timeout', ...sessionOver]);
const refused: ReadonlySet<ErrorCode> = new Set([
  'bad_request',
  'forbidden',
  'not_found',
  'conflict',
  'command_failed',
  'command_canceled',
]);

/** What has become of a command, by its error (CMD-8). A busy server may not have taken it (ERR-19). */
export function outcomeOf(error: Pick<LecternError, 'code' | 'detail'>): Outcome {
  if (refused.has(error.code)) return 'refused';
  return lost.has(error.code) || isBusy(error) ? 'lost' : 'failed';
}

/** Whether a call came to nothing because nobody is signed in, or nobody waits for its answer any more. */
export const isSessionOver = ({ code }: Pick<LecternError, 'code'>): boolean => sessionOver.includes(code);
