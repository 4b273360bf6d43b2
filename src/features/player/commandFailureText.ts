import type { ErrorCode, LecternError } from '../../errors.ts';
import type { Translate } from '../../i18n/locale.ts';

const keys = {
  command_no_reply: 'commandNoReply',
  command_unknown: 'commandUnknown',
  command_failed: 'commandFailed',
  command_timeout: 'commandTimeout',
  server_error: 'internalError',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Codes with which the server says why. */
const reasoned: ReadonlySet<ErrorCode> = new Set(['command_failed', 'bad_request', 'conflict']);

/** What is said of a command that failed: the server's first real message where it refused (CMD-4), else the text of its kind (CMD-2 to CMD-5, ERR-7). */
export function commandFailureText({ code, detail }: Pick<LecternError, 'code' | 'detail'>, t: Translate<'common'>): string {
  const said = reasoned.has(code) && Object.values(detail.messages ?? {}).flat().find((message) => message.trim());
  return said || t(code in keys ? keys[code as keyof typeof keys] : 'unknownError');
}
