import { LecternError } from '../errors.ts';
import type { Channel, ChannelState } from './channel.ts';
import { checkPlain } from './checkPlain.ts';
import { createAnswers, type Answer } from './createAnswers.ts';
import { createCalls } from './createCalls.ts';
import { createOutbox } from './createOutbox.ts';
import { createStrikes } from './createStrikes.ts';
import { crossingCode } from './crossingCode.ts';
import type { Arrival, Refusal } from './guard.ts';
import { handshake } from './handshake.ts';
import { learnPath } from './learnPath.ts';
import { limits } from './limits.ts';
import type { LogEntry } from './logEntry.ts';
import { measure } from './measure.ts';
import type { Message } from './message.ts';
import { own } from './own.ts';
import { pickBody } from './pickBody.ts';
import { redact } from './redact.ts';
import type { Messages, MessageSpec } from './shape.ts';
import type { Tools } from './tools.ts';

/** What an endpoint needs. */
export interface EndpointDeps<T extends Messages> {
  readonly sends: Readonly<Record<string, Pick<MessageSpec, 'latest' | 'reply'>>>;
  readonly takes: T;
  /** What is granted here, by name. */
  readonly grants: readonly string[];
  readonly ownAddress: (wanted: string) => URL | null;
  readonly tools: Tools;
  readonly log: ((entry: LogEntry) => void) | undefined;
  /** The other side has said good-bye. After `policy`, from either side, the channel is closed for good. */
  readonly ended: (reason: string) => void;
}

/** How a port begins. */
export interface Attachment {
  readonly port: MessagePort;
  readonly ch: string;
  /** Where the other side says `ready` first: whether that answers what it was told. */
  readonly isReady?: (data: unknown) => boolean;
  /** Where this side says it: its body, and what the other side can do. */
  readonly ready?: { readonly body: unknown; readonly caps: readonly string[] };
}

/** A channel in the hands of the end that shakes hands for it. */
export interface Endpoint<S extends Messages, T extends Messages> extends Channel<S, T> {
  readonly attach: (how: Attachment) => void;
  /** Gives up the port, after a good-bye where there is a reason for one: calls that were made over it reject with `connection_reset`. */
  readonly reset: (reason?: string) => void;
  /** The other side does not answer; it may still. */
  readonly goAlone: () => void;
  /** Hands a body to the handler of an event, as if it had come. */
  readonly take: (name: string, body: unknown) => void;
  /** Counts and notes what was refused before there was a port. */
  readonly refuse: (guard: string, data: unknown) => void;
}

type Handler = (body: never) => unknown;

const OPEN: Arrival['kinds'] = { event: null, call: null, reply: null, error: handshake.error, bye: handshake.bye };
const GREETING: Arrival['kinds'] = { ready: handshake.ready };

/** One end of a channel, over one port after another: queue, quotas, guards, calls and their answers (CHAN-3 to CHAN-6). */
export function createEndpoint<S extends Messages, T extends Messages>({ sends, takes, grants, ownAddress, tools, log, ended }: EndpointDeps<T>): Endpoint<S, T> {
  // A name of the other side never indexes an object: `constructor` would be found in it.
  const known = new Map(Object.entries(takes));
  const handlers = new Map<string, Handler>();
  const watchers = new Set<(state: ChannelState) => void>();
  const rejected = new Map<string, number>();
  const [outbox, calls, answers] = [createOutbox(tools), createCalls(tools), createAnswers(tools)];
  let state: ChannelState = 'waiting';
  let port: MessagePort | null = null;
  let listen: ((event: MessageEvent) => void) | null = null;
  let caps: readonly string[] = [];
  let [sent, taken, lastId] = [0, 0, 0];

  const note = (way: LogEntry['way'], data: unknown, guard?: string) => {
    if (!log) return;
    // Of what was refused it may be anything, and anything may fail to be made a text.
    const [kind = '', name = ''] = ['kind', 'name'].map((field) => own(data, field)).map((value) => (typeof value === 'string' ? value.slice(0, 60) : ''));
    log({ at: tools.now(), way, kind, name, ...(guard ? { guard } : { body: redact(own(data, 'body')) }) });
  };
  const count = (guard: string) => rejected.set(guard, (rejected.get(guard) ?? 0) + 1);
  const refuse = (guard: string, data: unknown) => {
    count(guard);
    // Strangers' messages pass by all the time.
    if (guard !== 'ours') note('refused', data, guard);
  };

  function setState(next: ChannelState) {
    if (state === next || state === 'closed') return;
    state = next;
    for (const watcher of [...watchers]) watcher(next);
  }

  function detach() {
    if (port && listen) port.removeEventListener('message', listen);
    port?.close();
    port = listen = null;
    caps = [];
    outbox.to(null);
    answers.clear();
  }

  function reset(next: ChannelState, reason?: string) {
    const wasOpen = state === 'open';
    if (reason && port) goodbye(reason);
    detach();
    if (wasOpen) {
      outbox.clear();
      calls.failAll('connection_reset');
    }
    setState(next);
  }

  function end(reason?: string) {
    reset('closed', reason);
    calls.failAll('connection_reset');
    outbox.clear();
    handlers.clear();
    watchers.clear();
  }

  /** What keeps a message from being sent, as the other side would say it. */
  function unfit(body: unknown): Refusal | null {
    const path = checkPlain(body);
    if (path !== null) return { code: 'bad_request', path };
    return measure(body, limits.bytes) > limits.bytes - 1000 ? { code: 'too_large' } : null;
  }

  function attach({ port: next, ch, isReady, ready }: Attachment) {
    detach();
    const strikes = createStrikes(tools.now);
    let [kinds, lastSeq] = [ready ? OPEN : GREETING, -1];
    port = next;

    const post = (message: Omit<Message, 'ns' | 'v' | 'ch' | 'id'> & { readonly id?: string }) => {
      if (port !== next) return;
      sent += 1;
      const whole = { id: newId(), ...message, ns: 'lectern', v: 1, ch, seq: sent };
      note('out', whole);
      next.postMessage(whole);
    };
    // An answer belongs to the port that its question came by.
    const say = (answer: Answer) => void (port === next && outbox.push({ ns: 'lectern', v: 1, ch: '', id: newId(), ...answer }));

    function refused(guard: string, { code, path, strike }: Refusal, data: unknown) {
      refuse(guard, data);
      const kind = own(data, 'kind');
      if (kind === 'reply') return void calls.fail(own(data, 're'), code ?? 'bad_reply');
      const counted = strike && strikes.strike(guard);
      if (counted === 'last') {
        end('policy');
        return ended('policy');
      }
      // Who floods is told so once a second, not once a message.
      if (!code || kind === 'error' || kind === 'bye' || (counted === 'none' && kind !== 'call')) return;
      const id = own(data, 'id');
      say({ kind: 'error', ...(typeof id === 'string' && id.length <= 64 && { re: id }), body: { code, ...(path !== undefined && { path }), ...(code === 'unsupported_version' && { supported: tools.protocols }) } });
    }

    function take(message: Message) {
      const { kind, id, re, name = '', body = {} } = message;
      const spec = known.get(name);
      if (kind === 'ready') begin((body as { caps: readonly string[] }).caps);
      else if (kind === 'reply') calls.settle(re, pickBody(calls.awaited(re)!, body));
      else if (kind === 'error') {
        const { code, path, correlationId } = body as { readonly code: string; readonly path?: string; readonly correlationId?: string };
        calls.fail(re, crossingCode(code), { ...(path !== undefined && { field: path }), ...(correlationId !== undefined && { correlationId }) });
      } else if (kind === 'bye') {
        const { reason } = body as { reason: string };
        if (reason === 'policy') end();
        else reset('waiting');
        ended(reason);
      } else if (kind === 'event' && spec) run(name, body).catch((cause: unknown) => say(answers.failure(id, cause)));
      else if (spec) void (answers.again(id) ?? answers.answer(id, () => run(name, body))).then(say);
    }

    function begin(theirs: readonly string[]) {
      kinds = OPEN;
      caps = theirs;
      outbox.to(post);
      setState('open');
    }

    listen = ({ data }: MessageEvent<unknown>) => {
      const arrival: Arrival = {
        data, kinds, ch, isPeer: true, isOrigin: true,
        isNonce: (greeting) => own(greeting, 'kind') !== 'ready' || isReady?.(greeting) === true,
        spec: (name) => known.get(name as string),
        isGranted: (name) => grants.includes(name),
        isTarget: (path) => learnPath(path, ownAddress) !== null,
        awaited: calls.awaited,
        isNext: (seq) => seq === undefined || seq > lastSeq,
        isTooFast: strikes.isTooFast,
      };
      for (const { name, check } of tools.guards.port) {
        const refusal = check(arrival);
        if (refusal) return refused(name, refusal, data);
      }
      const message = data as Message;
      taken += 1;
      lastSeq = message.seq ?? lastSeq;
      note('in', data);
      take(message);
    };
    next.addEventListener('message', listen);
    next.start();
    if (ready) {
      post({ kind: 'ready', body: ready.body });
      begin(ready.caps);
    }
    goodbye = (reason) => post({ kind: 'bye', body: { reason } });
  }

  // Set with each port.
  let goodbye: (reason: string) => void = () => undefined;
  const newId = () => String((lastId += 1));

  /** Addresses are handed on as they were resolved, so that nobody resolves them in another way. */
  async function run(name: string, body: unknown): Promise<unknown> {
    const fields = known.get(name)!.body;
    const handler = handlers.get(name);
    if (!handler && known.get(name)!.kind === 'call') throw new LecternError('unsupported', `Nobody answers ${name}.`);
    const picked = pickBody(fields, body);
    for (const [field, { type }] of Object.entries(fields)) if (type === 'path') picked[field] = learnPath(picked[field] as string, ownAddress);
    return handler?.(picked as never);
  }

  const handle = (name: string, handler: Handler) => {
    handlers.set(name, handler);
    return () => void (handlers.get(name) === handler && handlers.delete(name));
  };

  return {
    attach,
    reset: (reason) => reset('waiting', reason),
    goAlone: () => setState('unmanaged'),
    refuse,
    take: (name, body) => void run(name, body).catch((cause: unknown) => answers.failure('', cause)),
    state: () => state,
    watch: (listener) => {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    tell: (name, body) => {
      const message = { ns: 'lectern', v: 1, ch: '', id: newId(), kind: 'event', name, body } as const;
      if (state === 'closed') return;
      if (unfit(body) || !outbox.push(message, sends[name]?.latest)) refuse('outbox', message);
    },
    call: async (name, body) => {
      if (state === 'closed') throw new LecternError('connection_reset', 'The channel is closed.');
      const refusal = unfit(body);
      if (refusal?.code) throw new LecternError(refusal.code, `${name} cannot be sent.`, refusal.path === undefined ? {} : { field: refusal.path });
      const id = newId();
      const answer = calls.add(id, name, sends[name]?.reply ?? {});
      if (!outbox.push({ ns: 'lectern', v: 1, ch: '', id, kind: 'call', name, body })) calls.fail(id, 'rate_limited');
      return answer as never;
    },
    on: (name, handler) => handle(name, handler as Handler),
    answer: (name, handler) => handle(name, handler as Handler),
    caps: () => caps,
    counts: () => ({ sent, taken, rejected: Object.fromEntries(rejected) }),
    close: (reason = 'closed') => end(reason),
  };
}
