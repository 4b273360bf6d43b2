/**
 * Every way in which Lectern can fail, as one closed list. A code never changes its meaning within a major version:
 * hosts may branch on it (`lectern-error` carries it), texts are chosen by it, and it survives the wire.
 */
export const errorCodes = [
  'offline', // the browser has no connection
  'network', // the request did not reach the server, or its reply was cut off
  'timeout', // no complete reply in time
  'unauthorized', // 401
  'forbidden', // 403
  'not_found', // 404
  'bad_request', // 400 and 422, with messages by field where the server sent them
  'conflict', // 409
  'server_error', // 5xx
  'bad_reply', // a reply without the promised shape; `call` and `field` say where
  'command_failed', // the asynchronous command ended in state Failed
  'command_canceled', // the asynchronous command ended in state Canceled
  'command_no_reply', // accepted, but its address gave no reply (CMD-2)
  'command_unknown', // accepted, but without address or state
  'command_timeout', // not completed within a minute
  'authentication_error', // signing in again did not help
  'token_provider', // the host's getToken threw, hung or gave nothing
  'storage', // browser storage is blocked or full
  'config', // the tenant's configuration could not be read
  'locale', // a locale file could not be read
  'render', // a component threw
  'runtime_too_old', // the page's runtime lacks what this element needs
  'other_document', // an element was put into a document whose script did not define it
  'invalid_attribute', // an attribute has a value that cannot be used
  'aborted', // the caller no longer wants the answer
  'connection_reset', // the other side of a frame went away before it answered
  'handshake_timeout', // a frame or its host did not answer within 10 s
  'unsupported_version', // frame and host have no version of the protocol in common
  'unsupported', // the other side does not know this message
  'forbidden_target', // an address that a host may not lead the page to
  'too_large', // a message between frame and host of more than 64 KB
  'rate_limited', // more messages between frame and host than are taken
  'size_loop', // a frame grew again and again although its content did not change
  'policy', // a frame or its host broke the rules of the channel, which is closed
  'internal', // the other side of a frame failed; the id names it in its log
] as const;

/** One of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];
