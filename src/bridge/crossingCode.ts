import type { ErrorCode } from '../errors.ts';

// What a code of another version may be is not known here.
const codes: readonly ErrorCode[] = [
  'unsupported', 'unsupported_version', 'unauthorized', 'bad_request', 'forbidden_target', 'rate_limited', 'too_large', 'policy', 'size_loop',
  'offline', 'network', 'timeout', 'forbidden', 'not_found', 'server_error', 'authentication_error', 'token_provider', 'aborted',
];

/** The code as it may cross between frame and host; any other is `internal`. */
export const crossingCode = (code: unknown): ErrorCode => codes.find((known) => known === code) ?? 'internal';
