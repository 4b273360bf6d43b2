import { readAcceptedUrl, readCommandStatus, type CommandStatus } from '../contract/commandStatus.ts';
import { isSessionOver, outcomeOf } from '../contract/wire/outcomeOf.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { LecternError } from '../errors.ts';
import type { ApiReply, ApiRequest, Exchange } from './createExchange.ts';
import { firstMessage } from '../plain/firstMessage.ts';
import { jitter } from '../plain/jitter.ts';
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
 * @returns the answer that the command would have given at once; null where the server gives none
 * @throws LecternError `command_*`, or `bad_reply` for an address elsewhere
 */
export async function followCommand(
  { call }: ApiRequest,
  reply: ApiReply,
  deps: FollowDeps,
  options: SendOptions,
): Promise<unknown> {
  const { exchange, apiBase, elapsed, connection, random } = deps;
  const fail = (code: ErrorCode, message: string, detail: object) =>
    new LecternError(code, `${call}: ${message}`, { call, ...detail });
  const address = reply.headers.get('location') ?? readAcceptedUrl(reply.body);
  if (!address) throw fail('command_unknown', 'accepted without an address', { status: 500 });
  // The request carries the token, so it may go to no other origin.
  if (!URL.canParse(address, apiBase + '/') || new URL(address, apiBase + '/').origin !== new URL(apiBase).origin)
    throw fail('bad_reply', 'accepted with an address elsewhere', { field: 'Location' });
  const url = new URL(address, apiBase + '/').href;

  let last: unknown;
  // The wait that a busy server has asked for, in milliseconds.
  let asked = 0;
  for (let spent = 0; spent < total;) {
    const pause = Math.max(asked, jitter(interval, random));
    asked = 0;
    await wait(pause, options.signal);
    await untilOnline(connection, options.signal);
    const since = elapsed();
    let paused = 0;
    let status: CommandStatus | null = null;
    try {
      const answer = await exchange(
        { call, method: 'GET', url, prefer: 'respond-async', asUser: true, repeatable: true },
        options,
      );
      paused = answer.paused;
      status = readCommandStatus(answer.body);
      last = undefined;
    } catch (error) {
      if (isSessionOver(error as LecternError)) throw error;
      if (outcomeOf(error as LecternError) !== 'lost' && (error as LecternError).code !== 'server_error')
        throw fail('command_no_reply', 'its address gave no reply', { status: 500, cause: error });
      last = error;
      asked = Math.min(total, 1000 * ((error as LecternError).detail.retryAfter ?? 0));
    }
    if (status?.completed) return outcome(status, fail);
    spent += pause + elapsed() - since - paused;
  }
  if (last) throw fail('command_no_reply', 'its address gave no reply', { status: 500, cause: last });
  throw fail('command_timeout', `not completed in ${total} ms`, {});
}

function outcome(
  { state, errors, result }: CommandStatus,
  fail: (code: ErrorCode, message: string, detail: object) => LecternError,
): unknown {
  if (state === 'completed') return result;
  if (state === 'canceled') throw fail('command_canceled', 'canceled', {});
  if (state === 'failed')
    throw fail('command_failed', firstMessage(errors) ?? 'failed without a message', { status: 400, messages: errors });
  throw fail('command_unknown', 'completed without a state', { status: 500 });
}
