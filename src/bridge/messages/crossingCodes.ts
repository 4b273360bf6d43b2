import type { ErrorCode } from '../../errorCodes.ts';

/** Codes that an answer may have between frame and host; beside them there is `internal` (CHAN-3). */
export const crossingCodes: readonly ErrorCode[] = [
  'unsupported',
  'unsupported_version',
  'unauthorized',
  'bad_request',
  'forbidden_target',
  'rate_limited',
  'too_large',
  'policy',
  'size_loop',
  'offline',
  'network',
  'timeout',
  'forbidden',
  'not_found',
  'server_error',
  'authentication_error',
  'token_provider',
  'aborted',
];
