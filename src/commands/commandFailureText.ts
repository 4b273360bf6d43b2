import type { ErrorCode } from '../errorCodes.ts';
import type { LecternError } from '../errors.ts';
import { refusalOf } from './refusalOf.ts';

const keys = {
  command_no_reply: 'commandNoReply',
  command_unknown: 'commandUnknown',
  command_failed: 'commandFailed',
  command_timeout: 'commandTimeout',
  server_error: 'internalError',
} as const satisfies Partial<Record<ErrorCode, string>>;

type Key = (typeof keys)[keyof typeof keys] | 'unknownError';

/**
 * The text for a command that failed, wherever it was sent from: the server's first real message where the server refused it (CMD-4),
 * else the text of the kind of failure (CMD-2 to CMD-5, ERR-7).
 * @param t the common texts
 */
export function commandFailureText(error: Pick<LecternError, 'code' | 'detail'>, t: (key: Key) => string): string {
  const { code } = error;
  return refusalOf(error) ?? t(code in keys ? keys[code as keyof typeof keys] : 'unknownError');
}
