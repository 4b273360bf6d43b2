import type { ErrorCode } from '../../errorCodes.ts';

/** Codes that an answer between frame and host may have, in addition to `internal` (CHAN-3). */
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
