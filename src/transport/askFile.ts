import { LecternError } from '../errors.ts';
import type { ExchangeDeps } from './createExchange.ts';
import { errorOfReply } from './errorOfReply.ts';
import type { SendOptions } from './send.ts';
import { withLimit } from '../web/withLimit.ts';

/** A request for a file: the name of its call, its absolute address, and whether it is sent in the learner's name. */
export interface FileRequest {
  readonly call: string;
  readonly url: string;
  readonly asUser: boolean;
}

export interface AskFileDeps extends ExchangeDeps {
  /** Origin of the LMS with its path. */
  readonly apiBase: string;
}

/** A file may take long; a connection that brings no bytes for this time is lost (ERR-16). In milliseconds. */
const silence = 30_000;

/**
 * Fetches a whole file. A request to the LMS is sent in the learner's name, and a 401 there never leads to sign-in. A
 * request to the object storage is anonymous, without headers of ours and without a referrer.
 * @throws LecternError
 */
export async function askFile(
  { call, url, asUser }: FileRequest,
  deps: AskFileDeps,
  { signal, progress }: SendOptions,
): Promise<Uint8Array> {
  const { access, client, clock, connection, cookies, ended } = deps;
  // Whatever the caller: no other host gets the learner's identity.
  if (asUser && !(URL.canParse(url) && new URL(url).origin === new URL(deps.apiBase).origin))
    throw new LecternError('bad_request', `${call}: not an address of the LMS`, { call });
  const online = () => connection.navigator.onLine !== false;
  const token = asUser ? await access.token() : null;
  try {
    return await withLimit(
      { call, milliseconds: silence, signals: signal ? [signal, ended] : [ended] },
      async (limited, alive) => {
        const reply = await (asUser
          ? client.lms.raw(url, {
              responseType: 'stream',
              signal: limited,
              credentials: cookies ? 'same-origin' : 'omit',
              retry: false,
              headers: token ? { Authorization: `Bearer ${token}` } : {},
            })
          : client.anyone.raw(url, {
              responseType: 'stream',
              signal: limited,
              credentials: 'omit',
              referrerPolicy: 'no-referrer',
            }));
        if (reply.status === 401) throw new LecternError('unauthorized', `${call}: 401`, { status: 401, call });
        if (!reply.ok) throw errorOfReply(call, reply.status, reply.headers, null, clock.now());
        return await readAll(reply, (loaded, total) => {
          alive();
          progress?.(loaded, total);
        });
      },
    );
  } catch (cause) {
    if (cause instanceof LecternError) throw cause;
    throw new LecternError(online() ? 'network' : 'offline', `${call}: lost`, { call, cause });
  }
}

/** All bytes of a reply, reported as they arrive. */
async function readAll(reply: Response, told: (loaded: number, total: number | null) => void): Promise<Uint8Array> {
  // A compressed reply announces the length of its compressed form.
  const announced = /^(|identity)$/.test(reply.headers.get('content-encoding') ?? '')
    ? Number(reply.headers.get('content-length'))
    : 0;
  const parts: Uint8Array[] = [];
  let loaded = 0;
  const reader = reply.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    loaded += part.value.length;
    told(loaded, announced > 0 ? announced : null);
  }
  const bytes = new Uint8Array(loaded);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
