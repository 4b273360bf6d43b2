import { limits } from '../messages/limits.ts';
import type { Message } from '../messages/message.ts';
import { own } from '../messages/own.ts';
import type { Tools } from './tools.ts';

/** The handshake of a framed page: it says `hello` until its host answers. */
export interface Handshake {
  /** Says `hello` with a new nonce and id, repeatedly, until the host answers or 10 s have passed. */
  readonly begin: () => void;
  /** Stops saying `hello`. */
  readonly stop: () => void;
  /** The host has answered. No further message counts as an answer. */
  readonly answered: () => void;
  /** Whether a message answers the last `hello`. */
  readonly isAnswer: (data: unknown) => boolean;
  /** The nonce of the last `hello`; empty once it is answered. */
  readonly nonce: () => string;
}

/**
 * Says `hello` to the window that holds a page (CHAN-1).
 * @param late called when nobody has answered in time
 */
export function createHandshake(host: Window, build: string, tools: Tools, late: () => void): Handshake {
  let [nonce, helloId] = ['', ''];
  let stops: (() => void)[] = [];

  function stop() {
    for (const stop of stops) stop();
    stops = [];
  }

  return {
    begin: () => {
      stop();
      [nonce, helloId] = [tools.nonce(), tools.nonce()];
      const hello = {
        ns: 'lectern',
        v: 1,
        ch: '',
        id: helloId,
        kind: 'hello',
        body: { protocols: tools.protocols, build, frameNonce: nonce },
      } satisfies Message;
      // The message has no secrets, and the host's origin is not known yet. The host may begin to listen later.
      const say = () => host.postMessage(hello, '*');
      say();
      stops = [...[250, 1000, 2500, 5000, 8000].map((at) => tools.after(at, say)), tools.after(limits.wait, late)];
    },
    stop,
    answered: () => {
      nonce = helloId = '';
      stop();
    },
    isAnswer: (data) =>
      own(data, 'kind') === 'error'
        ? helloId !== '' && own(data, 're') === helloId
        : nonce !== '' && own(own(data, 'body'), 'frameNonce') === nonce,
    nonce: () => nonce,
  };
}
