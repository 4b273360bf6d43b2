import { LecternError } from '../errors.ts';
import type { AskFileDeps, FileRequest } from './askFile.ts';
import { errorOfReply } from './errorOfReply.ts';
import type { SendOptions } from './send.ts';

/** A connection that brings no bytes for this time is lost (ERR-16). In milliseconds. */
const silence = 30_000;

/** Headers that describe the compressed form of a body; the browser has already decompressed it. */
const ofTransfer = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Asks for a whole reply, to be kept (OFF-6). Its body is written while it arrives, so that a whole film is never in memory. A request to
 * the LMS is sent in the learner's name, a request to the object storage anonymously.
 * @throws LecternError; a later loss rejects the reading of the body
 */
export async function askWhole(
  { call, url, asUser }: FileRequest,
  { access, apiBase, client, clock, connection, cookies, ended }: AskFileDeps,
  { signal, progress }: SendOptions,
): Promise<Response> {
  if (asUser && !(URL.canParse(url) && new URL(url).origin === new URL(apiBase).origin))
    throw new LecternError('bad_request', `${call}: not an address of the LMS`, { call });
  const token = asUser ? await access.token() : null;
  const ending = new AbortController();
  const end = () => ending.abort();
  const signals = signal ? [signal, ended] : [ended];
  for (const one of signals) {
    if (one.aborted) end();
    one.addEventListener('abort', end);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    for (const one of signals) one.removeEventListener('abort', end);
  };
  ending.signal.addEventListener('abort', settle);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(end, silence);
  };
  alive();
  const both = { responseType: 'stream', signal: ending.signal, retry: false } as const;
  try {
    const reply = await (asUser
      ? client.lms.raw(url, {
          ...both,
          credentials: cookies ? 'same-origin' : 'omit',
          headers: { Accept: '*/*', ...(token && { Authorization: `Bearer ${token}` }) },
        })
      : client.anyone.raw(url, { ...both, credentials: 'omit', referrerPolicy: 'no-referrer' }));
    if (!reply.ok) throw errorOfReply(call, reply.status, reply.headers, null, clock.now());
    const headers = new Headers(reply.headers);
    if (!/^(|identity)$/.test(headers.get('content-encoding') ?? ''))
      ofTransfer.forEach((name) => headers.delete(name));
    let loaded = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) => {
        alive();
        loaded += part.length;
        progress?.(loaded, null);
        controller.enqueue(part);
      },
      flush: settle,
    });
    // Browsers give a reply without content (204) a body, but do not accept one for a new reply.
    const body = reply.status === 204 ? null : reply.body;
    if (!body) settle();
    return new Response(body?.pipeThrough(counted) ?? null, { status: reply.status, headers });
  } catch (cause) {
    settle();
    if (cause instanceof LecternError) throw cause;
    if (signal?.aborted || ended.aborted) throw new LecternError('aborted', `${call}: given up`, { call, cause });
    throw new LecternError(connection.navigator.onLine === false ? 'offline' : 'network', `${call}: lost`, {
      call,
      cause,
    });
  }
}
