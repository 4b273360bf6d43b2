import type { ErrorCode } from '../../errorCodes.ts';
import { isBusy, type LecternError } from '../../errors.ts';

/** The outcome of a command that failed. */
export type Outcome =
  | 'lost' // it may not have arrived: it is shown as not sent yet, and may be sent again
  | 'refused' // the server has refused it: its id cannot be used again
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

/** The outcome of a command, by its error (CMD-8). `lost` includes a busy server, which may not have taken the command (ERR-19). */
export function outcomeOf(error: Pick<LecternError, 'code' | 'detail'>): Outcome {
  if (refused.has(error.code)) return 'refused';
  return lost.has(error.code) || isBusy(error) ? 'lost' : 'failed';
}

/** Whether a call failed because nobody is signed in, or because nobody waits for its reply any more. */
export const isSessionOver = ({ code }: Pick<LecternError, 'code'>): boolean => sessionOver.includes(code);
