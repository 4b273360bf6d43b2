import type { ErrorCode } from '../errorCodes.ts';
import type { LecternError } from '../errors.ts';
import type { Translate } from '../i18n/locale.ts';
import { refusalOf } from './refusalOf.ts';

const keys = {
  command_no_reply: 'commandNoReply',
  command_unknown: 'commandUnknown',
  command_failed: 'commandFailed',
  command_timeout: 'commandTimeout',
  server_error: 'internalError',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The names of the calls that start a course and its parts. */
const starts: ReadonlySet<string | undefined> = new Set(['objectiveWorkflow.start', 'activityWorkflow.start']);

/**
 * The text for a command that failed, wherever it was sent from: the server's first real message where the server refused it (CMD-4),
 * else that of a start (START-7), else that of the kind of failure (CMD-2 to CMD-5, ERR-7).
 * @param failure the texts of failures; null until they have come
 * @param unknown the text of a failure that has none of its own
 */
export function commandFailureText(
  error: Pick<LecternError, 'code' | 'detail'>,
  failure: Translate<'failure'> | null,
  unknown: string,
): string {
  const { code, detail } = error;
  const ofCode = code in keys ? keys[code as keyof typeof keys] : null;
  const kind = starts.has(detail.call) ? 'startFailed' : ofCode;
  return refusalOf(error) ?? ((kind && failure?.(kind)) || unknown);
}
