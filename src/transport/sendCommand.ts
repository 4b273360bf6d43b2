import type { Call, CallInput } from '../contract/call.ts';
import type { ErrorCode, LecternError } from '../errors.ts';
import type { StoragePort } from '../storage/storagePort.ts';
import type { ApiRequest } from './createExchange.ts';
import { followCommand, type FollowDeps } from './followCommand.ts';
import type { SendOptions } from './send.ts';

export interface CommandDeps extends FollowDeps {
  /** Where ids of commands are kept until their end is known: that of the person who is signed in. */
  readonly storage: () => StoragePort;
  readonly wall: () => number;
}

// After these nobody knows whether the server has done it.
const uncertain: ReadonlySet<ErrorCode> = new Set([
  'offline', 'network', 'timeout', 'server_error', 'aborted', 'unauthorized', 'authentication_error', 'token_provider', 'command_timeout', 'command_no_reply',
]);
const remembered = 24 * 3600 * 1000;

function readKept(text: string | null, now: number): string | null {
  try {
    const { id, at } = JSON.parse(text ?? '{}') as { id?: unknown; at?: unknown };
    return typeof id === 'string' && typeof at === 'number' && now - at < remembered ? id : null;
  } catch {
    return null;
  }
}

/**
 * The id under which a command is sent: the one of an earlier attempt at the same whose end is unknown, else the
 * caller's own. Kept over a reload, so that a second click never does twice what a lost reply has already done.
 */
function keepId(call: string, body: Readonly<Record<string, unknown>>, storage: StoragePort, now: number) {
  const { id, ...rest } = body;
  const key = `pending:${call}:${JSON.stringify(rest)}`;
  const kept = readKept(storage.get(key), now);
  if (!kept) storage.set(key, JSON.stringify({ id, at: now }));
  return { body: { ...body, id: kept ?? id }, forget: () => storage.remove(key) };
}

/** Sends a command and waits for its end, however the server answers (CMD-1, CMD-7). */
export async function sendCommand<I extends CallInput, O>(call: Call<I, O>, given: ApiRequest, deps: CommandDeps, options: SendOptions): Promise<O> {
  const { body, forget } =
    call.idempotency === 'client-id'
      ? keepId(call.name, given.body as Readonly<Record<string, unknown>>, deps.storage(), deps.wall())
      : { body: given.body, forget: () => undefined };
  const request = { ...given, body };
  let answer: O;
  try {
    const reply = await deps.exchange(request, options);
    const result = reply.status === 202 ? await followCommand(request, reply, deps, options) : reply.body;
    // Where the server only says that it is done, the command's own id is the one that it made.
    answer = call.read(result || body);
  } catch (error) {
    if (!uncertain.has((error as LecternError).code)) forget();
    throw error;
  }
  forget();
  return answer;
}
