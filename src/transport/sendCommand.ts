import type { Call, CallInput } from '../contract/wire/call.ts';
import { outcomeOf } from '../contract/wire/outcomeOf.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { LecternError } from '../errors.ts';
import { pendingIds } from '../storage/pendingIds.ts';
import type { StoragePort } from '../storage/storagePort.ts';
import type { ApiRequest } from './createExchange.ts';
import { followCommand, type FollowDeps } from './followCommand.ts';
import type { SendOptions } from './send.ts';
import { fromJson } from '../plain/fromJson.ts';
import { toJson } from '../plain/toJson.ts';

export interface CommandDeps extends FollowDeps {
  /** The storage for ids of commands until their outcome is known: that of the signed-in person. */
  readonly storage: () => StoragePort;
  readonly wall: () => number;
}

const remembered = 24 * 3600 * 1000;

type CommandBody = Readonly<Record<string, unknown>> & { readonly id: string };

const unanswered: ReadonlySet<ErrorCode> = new Set(['server_error', 'command_timeout', 'command_no_reply']);

/** Whether it is not known what the server has done, so that the next attempt is the same command. */
const isUncertain = (error: LecternError) => outcomeOf(error) === 'lost' || unanswered.has(error.code);

/** An id that is not too old; null for any other text. */
function readId(text: string | null, now: number): string | null {
  try {
    const { id, at } = fromJson(text ?? '{}') as { readonly id?: unknown; readonly at?: unknown };
    return typeof id === 'string' && typeof at === 'number' && now - at < remembered ? id : null;
  } catch {
    return null;
  }
}

/** A storage of ids that forgets each of them after a day. */
const forADay = ({ get, set, remove }: StoragePort, wall: () => number) => ({
  get: (key: string) => readId(get(key), wall()),
  set: (key: string, id: string) => set(key, toJson({ id, at: wall() })),
  remove,
});

/**
 * The id under which a command is sent: the id of an earlier attempt at the same command with an unknown outcome, else the caller's own.
 * It is kept over a reload, so that a second click never repeats a command that was done and lost only its reply (CMD-7).
 */
function keepId(call: string, body: CommandBody, { storage, wall }: CommandDeps) {
  const { id, ...rest } = body;
  const ids = pendingIds(forADay(storage(), wall), () => id);
  const wish = `${call}:${toJson(rest)}`;
  const own = { id: ids.idOf(wish) };
  return { body: { ...body, ...own }, own, forget: () => ids.settle(wish) };
}

/**
 * Sends a command and waits for its end, however the server answers (CMD-1, CMD-7). Without a connection it is not sent, unlike a read,
 * whose reply a worker may have kept (OFF-2).
 */
export async function sendCommand<I extends CallInput, O>(
  call: Call<I, O>,
  given: ApiRequest,
  deps: CommandDeps,
  options: SendOptions,
): Promise<O> {
  if (deps.connection.navigator.onLine === false)
    throw new LecternError('offline', `${call.name}: no connection`, { call: call.name });
  const { body, own, forget } =
    call.idempotency === 'client-id'
      ? keepId(call.name, given.body as CommandBody, deps)
      : { body: given.body, own: null, forget: () => undefined };
  const request = { ...given, body };
  let answer: O;
  try {
    const reply = await deps.exchange(request, options);
    const result = reply.status === 202 ? await followCommand(request, reply, deps, options) : reply.body;
    // Where the server only says that the command is done, the new object has the command's own id.
    answer = call.read(result ? { ...own, ...result } : body);
  } catch (error) {
    if (!isUncertain(error as LecternError)) forget();
    throw error;
  }
  forget();
  return answer;
}
