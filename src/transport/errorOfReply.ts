import type { ErrorCode } from '../errorCodes.ts';
import { LecternError } from '../errors.ts';

type Messages = Record<string, readonly string[]>;

const codes: Readonly<Record<number, ErrorCode>> = {
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
  410: 'not_found',
  429: 'server_error',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Messages by field, from `{ error: { message, fields } }` and from `{ field: [messages] }`. */
function messagesOf(body: unknown): Messages {
  const error = isRecord(body) ? body['error'] : null;
  const fields = isRecord(error) ? error['fields'] : body;
  const messages: Messages = {};
  for (const [field, given] of Object.entries(isRecord(fields) ? fields : {})) {
    const list = [given].flat().filter((message): message is string => typeof message === 'string' && message !== '');
    if (list.length > 0) messages[field] = list;
  }
  const whole = isRecord(error) && error['message'];
  return typeof whole === 'string' && whole ? { ...messages, '': [whole] } : messages;
}

function secondsOf(retryAfter: string | null, now: number): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now) / 1000;
  return seconds >= 0 ? Math.ceil(seconds) : undefined;
}

/** The error for a reply with a status of 400 or more; a 401 has been handled before. */
export function errorOfReply(call: string, status: number, headers: Headers, body: unknown, now: number): LecternError {
  const code = codes[status] ?? (status >= 500 ? 'server_error' : 'bad_request');
  const inner = isRecord(body) && isRecord(body['error']) ? body['error']['correlationId'] : null;
  const correlationId = typeof inner === 'string' ? inner : headers.get('x-request-id');
  const retryAfter = secondsOf(headers.get('retry-after'), now);
  return new LecternError(code, `${call}: the server answered ${status}`, {
    status,
    call,
    messages: messagesOf(body),
    ...(correlationId && { correlationId }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
