import { LecternError } from '../errors.ts';
import { toJson } from '../plain/toJson.ts';
import { withLimit } from '../web/withLimit.ts';
import type { ApiRequest, ExchangeDeps } from './createExchange.ts';
import { errorOfReply } from './errorOfReply.ts';
import { readEvents } from './readEvents.ts';
import type { SendOptions } from './send.ts';
import { silence } from './silence.ts';

/**
 * Sends a call whose reply is a stream of events, and passes each to `heard`. A 401 leads to sign-in, and the call is sent once more.
 * @throws LecternError
 */
export async function askEvents(
  request: ApiRequest,
  deps: ExchangeDeps,
  options: SendOptions,
  again = false,
): Promise<void> {
  const { call, method, url, body } = request;
  const { access, client, clock, connection, cookies, elapsed, ended } = deps;
  const { signal, heard = () => undefined } = options;
  const online = () => connection.navigator.onLine !== false;
  if (!online()) throw new LecternError('offline', `${call}: no connection`, { call });
  const token = await access.token();
  const sent = elapsed();
  const signals = signal ? [signal, ended] : [ended];
  try {
    // A server without news sends a comment.
    return await withLimit({ call, milliseconds: silence, signals }, async (limited, alive) => {
      const reply = await client.lms.raw(url, {
        method,
        responseType: 'stream',
        credentials: cookies ? 'same-origin' : 'omit',
        signal: limited,
        retry: false,
        headers: { Accept: 'text/event-stream', ...(token && { Authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: toJson(body) }),
      });
      if (reply.status === 401) throw new LecternError('unauthorized', `${call}: 401`, { status: 401, call });
      if (!reply.ok) throw errorOfReply(call, reply.status, reply.headers, null, clock.now());
      if (!reply.body || !/^text\/event-stream\b/i.test(reply.headers.get('content-type') ?? ''))
        throw new LecternError('bad_reply', `${call}: the reply is no stream of events`, { call });
      await readEvents(call, reply.body, heard, alive);
    });
  } catch (cause) {
    if (!(cause instanceof LecternError))
      throw new LecternError(online() ? 'network' : 'offline', `${call}: lost`, { call, cause });
    if (cause.code !== 'unauthorized') throw cause;
    await access.renew({ token, command: true, again, sent });
    if (again) throw cause;
  }
  return askEvents(request, deps, options, true);
}
