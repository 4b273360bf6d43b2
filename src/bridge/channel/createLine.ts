import { crossingCode } from '../messages/crossingCode.ts';
import type { Arrival, Refusal } from '../messages/guard.ts';
import { handshake } from '../messages/handshake.ts';
import type { Message } from '../messages/message.ts';
import { own } from '../messages/own.ts';
import { pickBody } from '../messages/pickBody.ts';
import type { Answer, Answers } from './createAnswers.ts';
import type { Calls } from './createCalls.ts';
import type { Handlers } from './createHandlers.ts';
import type { ChannelLog } from './createChannelLog.ts';
import type { MessageQueue } from './createMessageQueue.ts';
import { createBreachCounter } from './createBreachCounter.ts';
import type { Tools } from './tools.ts';

/** A port, and the data with which the channel over it begins. */
export interface Attachment {
  readonly port: MessagePort;
  readonly ch: string;
  /** Where the other side says `ready` first: whether a message is the `ready` to this side's `welcome`. */
  readonly isReady?: (data: unknown) => boolean;
  /** Where this side says `ready` first: its body, and the capabilities of the other side. */
  readonly ready?: { readonly body: unknown; readonly caps: readonly string[] };
}

/** The parts of the channel that a port uses. */
export interface LineDeps {
  readonly tools: Tools;
  /** The capabilities that this side grants, by name. */
  readonly grants: readonly string[];
  readonly handlers: Handlers;
  readonly queue: MessageQueue;
  readonly calls: Calls;
  readonly answers: Answers;
  readonly log: ChannelLog;
  /** How many messages the channel has sent and taken, over all its ports. */
  readonly counts: { sent: number; taken: number };
  readonly newId: () => string;
  /** Called when the other side is ready. */
  readonly opened: (caps: readonly string[], post: (message: Message) => void) => void;
  /** Called when the channel ends: by the other side's `bye`, or because the other side broke the limits too often. */
  readonly over: (reason: string, isOurs: boolean) => void;
}

/** A channel over one port. */
export interface Line {
  readonly start: () => void;
  readonly goodbye: (reason: string) => void;
  readonly close: () => void;
}

const OPEN: Arrival['kinds'] = { event: null, call: null, reply: null, error: handshake.error, bye: handshake.bye };
const GREETING: Arrival['kinds'] = { ready: handshake.ready };

/** Sends and takes messages over one port: each arrival passes the guards first (CHAN-3, CHAN-4). */
export function createLine({ port, ch, isReady, ready }: Attachment, deps: LineDeps): Line {
  const { tools, grants, handlers, queue, calls, answers, log, counts, newId } = deps;
  const breaches = createBreachCounter(tools.now);
  let [kinds, lastSeq, isOpen] = [ready ? OPEN : GREETING, -1, true];

  const post = (message: Omit<Message, 'ns' | 'v' | 'ch' | 'id'> & { readonly id?: string }) => {
    if (!isOpen) return;
    counts.sent += 1;
    const whole = { id: newId(), ...message, ns: 'lectern', v: 1, ch, seq: counts.sent };
    log.note('out', whole);
    port.postMessage(whole);
  };
  // An answer is sent only over the port by which its call came.
  const say = (answer: Answer) => void (isOpen && queue.push({ ns: 'lectern', v: 1, ch: '', id: newId(), ...answer }));

  function refused(guard: string, { code, path, counts }: Refusal, data: unknown) {
    log.refuse(guard, data);
    const kind = own(data, 'kind');
    if (kind === 'reply') return void calls.fail(own(data, 're'), code ?? 'bad_reply');
    const counted = counts && breaches.breach(guard);
    if (counted === 'last') return deps.over('policy', true);
    // A side that sends too fast gets one error a second, not one for each message; only calls are always answered.
    if (!code || kind === 'error' || kind === 'bye' || (counted === 'none' && kind !== 'call')) return;
    const id = own(data, 'id');
    say({
      kind: 'error',
      ...(typeof id === 'string' && id.length <= 64 && { re: id }),
      body: {
        code,
        ...(path !== undefined && { path }),
        ...(code === 'unsupported_version' && { supported: tools.protocols }),
      },
    });
  }

  function begin(caps: readonly string[]) {
    kinds = OPEN;
    deps.opened(caps, post);
  }

  function answered(re: unknown, body: unknown) {
    const fields = calls.awaited(re);
    if (!fields) throw new TypeError('An answer that nobody waits for has passed the guards.');
    calls.settle(re, pickBody(fields, body));
  }

  function failed({ re, body }: Message) {
    const { code, path, correlationId } = body as Readonly<Record<string, string | undefined>>;
    calls.fail(re, crossingCode(code), {
      ...(path !== undefined && { field: path }),
      ...(correlationId !== undefined && { correlationId }),
    });
  }

  function requested({ kind, id, name = '', body = {} }: Message) {
    if (!handlers.spec(name)) return;
    const work = () => handlers.run(name, body);
    if (kind === 'event') work().catch((cause: unknown) => say(answers.failure(id, cause)));
    else void (answers.again(id) ?? answers.answer(id, work)).then(say);
  }

  function take(message: Message) {
    const { kind, re, body = {} } = message;
    if (kind === 'ready') begin((body as { readonly caps: readonly string[] }).caps);
    else if (kind === 'reply') answered(re, body);
    else if (kind === 'error') failed({ ...message, body });
    else if (kind === 'bye') deps.over((body as { readonly reason: string }).reason, false);
    else requested(message);
  }

  function listen({ data }: MessageEvent<unknown>) {
    const arrival: Arrival = {
      data,
      kinds,
      ch,
      isPeer: true,
      isOrigin: true,
      isNonce: (hello) => own(hello, 'kind') !== 'ready' || isReady?.(hello) === true,
      spec: handlers.spec,
      isGranted: (name) => grants.includes(name),
      isTarget: handlers.isTarget,
      awaited: calls.awaited,
      isNext: (seq) => seq === undefined || seq > lastSeq,
      isTooFast: breaches.isTooFast,
    };
    for (const { name, check } of tools.guards.port) {
      const refusal = check(arrival);
      if (refusal) return refused(name, refusal, data);
    }
    const message = data as Message;
    counts.taken += 1;
    lastSeq = message.seq ?? lastSeq;
    log.note('in', data);
    take(message);
  }

  return {
    start: () => {
      port.addEventListener('message', listen);
      port.start();
      if (!ready) return;
      post({ kind: 'ready', body: ready.body });
      begin(ready.caps);
    },
    goodbye: (reason) => post({ kind: 'bye', body: { reason } }),
    close: () => {
      isOpen = false;
      port.removeEventListener('message', listen);
      port.close();
    },
  };
}
