import { LecternError } from '../../errors.ts';
import type { LogEntry } from '../log/logEntry.ts';
import { checkPlain } from '../messages/checkPlain.ts';
import type { Refusal } from '../messages/guard.ts';
import { limits } from '../messages/limits.ts';
import { measure } from '../messages/measure.ts';
import type { Messages, MessageSpec } from '../messages/shape.ts';
import type { Channel, ChannelState } from './channel.ts';
import { createAnswers } from './createAnswers.ts';
import { createCalls } from './createCalls.ts';
import { createHandlers, type Handler } from './createHandlers.ts';
import { createLine, type Attachment, type Line, type LineDeps } from './createLine.ts';
import { createChannelLog } from './createChannelLog.ts';
import { createMessageQueue } from './createMessageQueue.ts';
import type { Tools } from './tools.ts';

/** The dependencies of an endpoint. */
export interface EndpointDeps<T extends Messages> {
  readonly sends: Readonly<Record<string, Pick<MessageSpec, 'latest' | 'reply'>>>;
  readonly takes: T;
  /** The capabilities that this side grants, by name. */
  readonly grants: readonly string[];
  readonly ownAddress: (wanted: string) => URL | null;
  readonly tools: Tools;
  readonly log: ((entry: LogEntry) => void) | undefined;
  /**
   * Called when the channel over a port has ended: by the other side's `bye`, or because that side broke the limits. After `policy`, from
   * either side, the channel is closed for good.
   */
  readonly ended: (reason: string) => void;
}

/** A channel, with the functions for the code that makes the handshake. */
export interface Endpoint<S extends Messages, T extends Messages> extends Channel<S, T> {
  readonly attach: (how: Attachment) => void;
  /** Closes the port, after a `bye` where a reason is given. Calls that were made over the port reject with `connection_reset`. */
  readonly reset: (reason?: string) => void;
  /** Sets the state to `unmanaged`: the other side has not answered, but may still do so. */
  readonly goAlone: () => void;
  /** Passes a body to the handler of an event, as if it had arrived in a message. */
  readonly take: (name: string, body: unknown) => void;
  /** Counts and logs a message that was refused before there was a port. */
  readonly refuse: (guard: string, data: unknown) => void;
}

/** The reason why a body cannot be sent, in the form of the other side's refusal; null where it can be sent. */
function unfit(body: unknown): Refusal | null {
  const path = checkPlain(body);
  if (path !== null) return { code: 'bad_request', path };
  return measure(body, limits.bytes) > limits.bytes - 1000 ? { code: 'too_large' } : null;
}

/** Makes one end of a channel, which uses one port after another: queue, quotas, guards, calls and their answers (CHAN-3 to CHAN-6). */
export function createEndpoint<S extends Messages, T extends Messages>({
  sends,
  takes,
  grants,
  ownAddress,
  tools,
  log,
  ended,
}: EndpointDeps<T>): Endpoint<S, T> {
  const [queue, calls, answers] = [createMessageQueue(tools), createCalls(tools), createAnswers(tools)];
  const [handlers, channelLog] = [createHandlers(takes, ownAddress), createChannelLog(tools, log)];
  const watchers = new Set<(state: ChannelState) => void>();
  const counts = { sent: 0, taken: 0 };
  let state: ChannelState = 'waiting';
  let line: Line | null = null;
  let caps: readonly string[] = [];
  let lastId = 0;
  const newId = () => String((lastId += 1));

  function setState(next: ChannelState) {
    if (state === next || state === 'closed') return;
    state = next;
    for (const watcher of [...watchers]) watcher(next);
  }

  function detach() {
    line?.close();
    line = null;
    caps = [];
    queue.to(null);
    answers.clear();
  }

  function reset(next: ChannelState, reason?: string) {
    const wasOpen = state === 'open';
    if (reason) line?.goodbye(reason);
    detach();
    if (wasOpen) {
      queue.clear();
      calls.failAll('connection_reset');
    }
    setState(next);
  }

  function end(reason?: string) {
    reset('closed', reason);
    calls.failAll('connection_reset');
    queue.clear();
    handlers.clear();
    watchers.clear();
  }

  const opened: LineDeps['opened'] = (theirs, post) => {
    caps = theirs;
    queue.to(post);
    setState('open');
  };
  const over: LineDeps['over'] = (reason, isOurs) => {
    if (reason === 'policy') end(isOurs ? reason : undefined);
    else reset('waiting');
    ended(reason);
  };
  const lineDeps = { tools, grants, handlers, queue, calls, answers, log: channelLog, counts, newId, opened, over };

  return {
    attach: (how) => {
      detach();
      line = createLine(how, lineDeps);
      line.start();
    },
    reset: (reason) => reset('waiting', reason),
    goAlone: () => setState('unmanaged'),
    refuse: channelLog.refuse,
    take: (name, body) => void handlers.run(name, body).catch((cause: unknown) => answers.failure('', cause)),
    state: () => state,
    watch: (listener) => {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    tell: (name, body) => {
      const message = { ns: 'lectern', v: 1, ch: '', id: newId(), kind: 'event', name, body } as const;
      if (state === 'closed') return;
      if (unfit(body) || !queue.push(message, sends[name]?.latest)) channelLog.refuse('outbox', message);
    },
    call: async (name, body) => {
      if (state === 'closed') throw new LecternError('connection_reset', 'The channel is closed.');
      const refusal = unfit(body);
      if (refusal?.code) {
        const detail = refusal.path === undefined ? {} : { field: refusal.path };
        throw new LecternError(refusal.code, `${name} cannot be sent.`, detail);
      }
      const id = newId();
      const answer = calls.add(id, name, sends[name]?.reply ?? {});
      if (!queue.push({ ns: 'lectern', v: 1, ch: '', id, kind: 'call', name, body })) calls.fail(id, 'rate_limited');
      return answer as never;
    },
    on: (name, handler) => handlers.set(name, handler as Handler),
    answer: (name, handler) => handlers.set(name, handler as Handler),
    caps: () => caps,
    counts: () => ({ ...counts, rejected: channelLog.rejected() }),
    close: (reason = 'closed') => end(reason),
  };
}
