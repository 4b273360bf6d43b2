import type { Message } from './hostByHand.ts';

const envelope = (ch: string) => ({ ns: 'lectern', v: 1, ch, id: crypto.randomUUID() }) as const;

/** The answer of a host to a `hello`. */
export interface Answer {
  readonly message: Message;
  readonly origin: string;
  readonly ports: readonly MessagePort[];
}

/** The content of a host's `welcome`; any of it may be missing. */
export interface Terms {
  readonly frameNonce?: unknown;
  readonly hostNonce?: unknown;
  readonly protocol?: unknown;
  readonly caps?: unknown;
  readonly config?: unknown;
}

const wait = (time: number) => new Promise<null>((resolve) => setTimeout(resolve, time, null));

/**
 * The academy's page in a frame, played without any script of the academy's (docs/protocol.md).
 * @param show called with each message, in either direction
 */
export function framedByHand(show: (way: 'in' | 'out', message: Message) => void) {
  let port: MessagePort | null = null;
  let [ch, seq] = ['', 0];
  const hearers = new Set<(message: Message) => void>();

  const post = (message: Message) => {
    port?.postMessage(message);
    show('out', message);
    return message;
  };

  function hear(message: Message) {
    show('in', message);
    if (message.kind === 'call')
      post({
        ...envelope(ch),
        re: message.id,
        ...(message.name === 'ping'
          ? { kind: 'reply', body: message.body ?? {} }
          : { kind: 'error', body: { code: 'unsupported' } }),
      });
    for (const hearer of [...hearers]) hearer(message);
  }

  /** The answers to a `hello` that come in this time, in their order. */
  async function answersTo(hello: Message, time: number, most: number): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    let enough = () => {};
    const listen = ({ source, origin, data, ports }: MessageEvent<Message | null>) => {
      if (source !== parent || data?.ns !== 'lectern' || !['welcome', 'error'].includes(data.kind)) return;
      show('in', data);
      answers.push({ message: data, origin, ports });
      if (answers.length >= most) enough();
    };
    addEventListener('message', listen);
    parent.postMessage(hello, '*');
    show('out', hello);
    await Promise.race([wait(time), new Promise<void>((resolve) => (enough = resolve))]);
    removeEventListener('message', listen);
    return answers;
  }

  return {
    /** A `hello` with a new nonce. */
    hello: (protocols: readonly number[] = [1]): Message => ({
      ...envelope(''),
      kind: 'hello',
      body: { protocols, build: 'by hand', frameNonce: crypto.randomUUID() },
    }),
    answersTo,
    /** Accepts the port of a `welcome`: from now on all messages go over it. */
    accept({ message, ports }: Answer): void {
      [port, ch, seq] = [ports[0] ?? null, message.ch, 0];
      if (port) port.onmessage = (event: MessageEvent<Message>) => hear(event.data);
      post({
        ...envelope(ch),
        kind: 'ready',
        body: { hostNonce: (message.body as Terms)?.hostNonce, caps: [], limits: { bytes: 65_536, perSecond: 50 } },
      });
    },
    tell: (name: string, body: Readonly<Record<string, unknown>>): Message =>
      post({ ...envelope(ch), kind: 'event', name, body, seq: (seq += 1) }),
    /** The answer to a message, or null where none comes in time. A call of the same id is the same call. */
    async answer(
      name: string,
      body: Readonly<Record<string, unknown>>,
      { kind = 'call', id = crypto.randomUUID() as string, time = 2000 } = {},
    ): Promise<Message | null> {
      let stop = () => {};
      const heard = new Promise<Message>((resolve) => {
        const hearer = (message: Message) => void (message.re === id && resolve(message));
        hearers.add(hearer);
        stop = () => hearers.delete(hearer);
      });
      post({ ...envelope(ch), id, kind, name, body, ...(kind === 'event' && { seq: (seq += 1) }) });
      const message = await Promise.race([heard, wait(time)]);
      stop();
      return message;
    },
    /** Sends a message to the host's window, where nothing but `hello` is allowed. */
    sayAloud: (name: string, body: Readonly<Record<string, unknown>>): void => {
      const message: Message = { ...envelope(ch), kind: 'event', name, body, seq: 1 };
      parent.postMessage(message, '*');
      show('out', message);
    },
    isOpen: () => port !== null,
  };
}

export type FramedByHand = ReturnType<typeof framedByHand>;
