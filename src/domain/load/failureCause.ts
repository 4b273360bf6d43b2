import type { ErrorCode } from '../../errorCodes.ts';
import { isBusy, type LecternError } from '../../errors.ts';

/** The cause of a failed load, as a learner understands it. */
export type FailureCause = 'offline' | 'network' | 'timeout' | 'busy' | 'access' | 'server' | 'reply';

const access: readonly ErrorCode[] = ['unauthorized', 'forbidden', 'authentication_error', 'token_provider'];

/**
 * The cause of a failed load (ERR-19). Whatever has no name of its own is an unexpected answer of the server.
 * @param error null while the request waits for a connection
 */
export function failureCause(error: Pick<LecternError, 'code' | 'detail'> | null): FailureCause {
  if (!error) return 'offline';
  const { code } = error;
  if (isBusy(error)) return 'busy';
  if (code === 'offline' || code === 'network' || code === 'timeout') return code;
  if (access.includes(code)) return 'access';
  return code === 'server_error' ? 'server' : 'reply';
}
