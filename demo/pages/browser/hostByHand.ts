/** A message of the protocol. */
export interface Message {
  readonly ns: 'lectern';
  readonly v: 1;
  readonly ch: string;
  readonly id: string;
  readonly kind: string;
  readonly name?: string;
  readonly re?: string;
  readonly seq?: number;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Calls that a page may make where its host has listed them; this host grants none of them. */
const notGranted: readonly unknown[] = ['session.getToken', 'fullscreen.request'];

const envelope = (ch: string) => ({ ns: 'lectern', v: 1, ch, id: crypto.randomUUID() }) as const;

/**
 * A host without any script of the academy's, with all duties of a host (docs/protocol.md).
 * @param origin of the academy, exactly
 * @param addressOf this page's own address for a path of the academy's, which links in the frame then have
 * @param show called with each message, in either direction
 */
export function hostByHand(
  frame: HTMLIFrameElement,
  origin: string,
  addressOf: (path: string) => string,
  show: (way: 'in' | 'out', message: Message) => void,
) {
  let port: MessagePort | null = null;
  let [ch, greeted, liesOnce, seq] = ['', '', false, 0];

  // Sends any message: the page refuses broken ones.
  const post = (message: Message) => {
    port?.postMessage(message);
    show('out', message);
  };

  // Over the port: everything after the handshake.
  function hear(message: Message) {
    show('in', message);
    const { height, path } = message.body ?? {};
    if (
      message.kind === 'event' &&
      message.name === 'size' &&
      typeof height === 'number' &&
      height >= 50 &&
      height <= 20_000
    )
      frame.style.blockSize = `${height}px`;
    if (message.kind === 'call') {
      const answer = { ...envelope(ch), re: message.id };
      if (message.name === 'address') post({ ...answer, kind: 'reply', body: { href: addressOf(String(path)) } });
      else
        post({
          ...answer,
          kind: 'error',
          body: { code: notGranted.includes(message.name) ? 'unauthorized' : 'unsupported' },
        });
    }
    if (message.kind === 'bye') port = null;
  }

  // On the window: only `hello`, from this frame and this origin.
  addEventListener('message', ({ source, origin: from, data }: MessageEvent<Message>) => {
    if (source !== frame.contentWindow || from !== origin || data?.ns !== 'lectern' || data.kind !== 'hello') return;
    show('in', data);
    const frameNonce = String(data.body?.['frameNonce']);
    // The page repeats it until it is answered; it gets one answer.
    if (frameNonce === greeted) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<Message>) => hear(event.data);
    if (!liesOnce) [port, ch, greeted, seq] = [port1, crypto.randomUUID(), frameNonce, 0];
    const welcome = {
      ...envelope(ch),
      kind: 'welcome',
      body: {
        protocol: 1,
        frameNonce: liesOnce ? 'wrong' : frameNonce,
        hostNonce: crypto.randomUUID(),
        caps: ['size', 'route', 'address'],
        config: { locale: document.documentElement.lang, bare: true },
      },
    } as const;
    liesOnce = false;
    // Only to this origin, with one end of the port.
    frame.contentWindow?.postMessage(welcome, origin, [port2]);
    show('out', welcome);
  });

  return {
    send: (kind: string, name: string, body: Readonly<Record<string, unknown>>, fields: Partial<Message> = {}) =>
      post({ ...envelope(ch), kind, name, body, ...(kind === 'event' && { seq: (seq += 1) }), ...fields }),
    /** Answers the next `hello` with a nonce that is not the page's. */
    lieOnce: () => void (liesOnce = true),
    isOpen: () => port !== null,
  };
}
