import type { ErrorCode } from '../../../errorCodes.ts';
import { isBusy, type LecternError } from '../../../errors.ts';

const failedKeys = {
  timeout: 'failedTimeout',
  network: 'failedNetwork',
  offline: 'failedNetwork',
  bad_reply: 'failedReply',
  unauthorized: 'failedAccess',
  forbidden: 'failedAccess',
  authentication_error: 'failedAccess',
  token_provider: 'failedAccess',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Key of the sentence that says why the list could not be loaded. */
export function failedKey({
  code,
  detail,
}: Pick<LecternError, 'code' | 'detail'>):
  (typeof failedKeys)[keyof typeof failedKeys] | 'failedBusy' | 'failedServer' {
  if (isBusy({ detail })) return 'failedBusy';
  return code in failedKeys ? failedKeys[code as keyof typeof failedKeys] : 'failedServer';
}
