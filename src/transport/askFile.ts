import { LecternError } from '../errors.ts';
import type { ExchangeDeps } from './createExchange.ts';
import { errorOfReply } from './errorOfReply.ts';
import type { SendOptions } from './send.ts';

/** What is asked for: its call's name, its absolute address, and whether it is asked for in the learner's name. */
export interface FileRequest {
  readonly call: string;
  readonly url: string;
  readonly asUser: boolean;
}

export interface AskFileDeps extends ExchangeDeps {
  /** Origin of the LMS with its path. */
  readonly apiBase: string;
}

/** A file may take its time; a connection that brings nothing for so long is lost (ERR-16). */
const silence = 30_000;

/**
 * Fetches a file whole. The LMS is asked in the learner's name, and a 401 there never leads to sign-in; the object storage is asked as anybody
 * would, without headers of ours, and is not told from where.
 * @throws LecternError
 */
export async function askFile({ call, url, asUser }: FileRequest, deps: AskFileDeps, { signal, progress }: SendOptions): Promise<Uint8Array> {
  const { access, clock, connection, language, sessionId, cookies, ended } = deps;
  // Whoever asks: no other host is told who learns.
  if (asUser && !(URL.canParse(url) && new URL(url).origin === new URL(deps.apiBase).origin)) throw new LecternError('bad_request', `${call}: not an address of the LMS`, { call });
  const online = () => connection.navigator.onLine !== false;
  if (!online()) throw new LecternError('offline', `${call}: no connection`, { call });
  const token = asUser ? await access.token() : null;
  const controller = new AbortController();
  let reason: LecternError | null = null;
  const end = (error: LecternError) => {
    reason ??= error;
    controller.abort();
  };
  const abort = () => end(new LecternError('aborted', `${call}: no longer wanted`, { call }));
  const signals = signal ? [signal, ended] : [ended];
  if (signals.some(({ aborted }) => aborted)) abort();
  signals.forEach((one) => one.addEventListener('abort', abort));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => end(new LecternError('timeout', `${call}: nothing for ${silence} ms`, { call })), silence);
  };
  try {
    listen();
    const reply = await deps.fetch(url, {
      credentials: cookies && asUser ? 'same-origin' : 'omit',
      signal: controller.signal,
      ...(asUser
        ? { headers: { 'Accept-Language': language(), 'X-Requested-With': 'XMLHttpRequest', 'X-Session-Id': sessionId, ...(token && { Authorization: `Bearer ${token}` }) } }
        : { referrerPolicy: 'no-referrer' as const }),
    });
    if (reply.status === 401) throw new LecternError('unauthorized', `${call}: 401`, { status: 401, call });
    if (!reply.ok) throw errorOfReply(call, reply.status, reply.headers, null, clock.now());
    return await whole(reply, (loaded, total) => {
      listen();
      progress?.(loaded, total);
    });
  } catch (cause) {
    if (reason) throw reason as LecternError;
    if (cause instanceof LecternError) throw cause;
    throw new LecternError(online() ? 'network' : 'offline', `${call}: lost`, { call, cause });
  } finally {
    clearTimeout(timer);
    signals.forEach((one) => one.removeEventListener('abort', abort));
  }
}

/** All bytes of a reply, told as they come. */
async function whole(reply: Response, told: (loaded: number, total: number | null) => void): Promise<Uint8Array> {
  // What travels compressed announces the length of its compressed form.
  const announced = /^(|identity)$/.test(reply.headers.get('content-encoding') ?? '') ? Number(reply.headers.get('content-length')) : 0;
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
