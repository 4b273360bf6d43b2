import { readAcceptedUrl, readCommandStatus, type CommandStatus } from '../contract/commandStatus.ts';
import { LecternError, type ErrorCode } from '../errors.ts';
import type { ApiReply, ApiRequest, Exchange } from './createExchange.ts';
import type { SendOptions } from './send.ts';
import { untilOnline, type Connection } from './untilOnline.ts';

export interface FollowDeps {
  readonly exchange: Exchange;
  readonly apiBase: string;
  readonly elapsed: () => number;
  readonly connection: Connection;
  /** 0..1 */
  readonly random: () => number;
}

const interval = 1000;
const total = 60_000;
const transient: ReadonlySet<ErrorCode> = new Set(['network', 'offline', 'timeout', 'server_error']);
const passedOn: ReadonlySet<ErrorCode> = new Set(['aborted', 'unauthorized', 'authentication_error', 'token_provider']);

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });

/**
 * Follows an accepted command to its end (CMD-1 to CMD-6). Time without a connection or session does not count.
 * @param reply the 202
 * @returns what the command would have answered at once; null where the server does not say
 * @throws LecternError `command_*`, or `bad_reply` for an address elsewhere
 */
export async function followCommand({ call }: ApiRequest, reply: ApiReply, deps: FollowDeps, options: SendOptions): Promise<unknown> {
  const { exchange, apiBase, elapsed, connection, random } = deps;
  const fail = (code: ErrorCode, message: string, detail: object) => new LecternError(code, `${call}: ${message}`, { call, ...detail });
  const address = reply.headers.get('location') ?? readAcceptedUrl(reply.body);
  if (!address) throw fail('command_unknown', 'accepted without an address', { status: 500 });
  // The token goes with the request, so it goes nowhere else.
  if (!URL.canParse(address, apiBase + '/') || new URL(address, apiBase + '/').origin !== new URL(apiBase).origin)
    throw fail('bad_reply', 'accepted with an address elsewhere', { field: 'Location' });
  const url = new URL(address, apiBase + '/').href;

  let last: unknown;
  for (let spent = 0; spent < total; ) {
    const pause = interval * (0.9 + 0.2 * random());
    await wait(pause, options.signal);
    await untilOnline(connection, options.signal);
    const since = elapsed();
    let paused = 0;
    let status: CommandStatus | null = null;
    try {
      const answer = await exchange({ call, method: 'GET', url, prefer: 'respond-async', asUser: true, repeatable: true }, options);
      paused = answer.paused;
      status = readCommandStatus(answer.body);
      last = undefined;
    } catch (error) {
      const { code } = error as LecternError;
      if (passedOn.has(code)) throw error;
      if (!transient.has(code)) throw fail('command_no_reply', 'its address gave no reply', { status: 500, cause: error });
      last = error;
    }
    if (status?.completed) return outcome(status, fail);
    spent += pause + elapsed() - since - paused;
  }
  if (last) throw fail('command_no_reply', 'its address gave no reply', { status: 500, cause: last });
  throw fail('command_timeout', `not completed in ${total} ms`, {});
}

function outcome({ state, errors, result }: CommandStatus, fail: (code: ErrorCode, message: string, detail: object) => LecternError): unknown {
  if (state === 'completed') return result;
  if (state === 'canceled') throw fail('command_canceled', 'canceled', {});
  if (state === 'failed') {
    const real = Object.values(errors).flat().find((message) => message.trim());
    throw fail('command_failed', real ?? 'failed without a message', { status: 400, messages: errors });
  }
  throw fail('command_unknown', 'completed without a state', { status: 500 });
}
