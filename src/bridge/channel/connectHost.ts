import { LecternError } from '../../errors.ts';
import { browserTools } from './browserTools.ts';
import { createEndpoint } from './createEndpoint.ts';
import { frameMessages, type FrameMessages } from '../messages/frameMessages.ts';
import { handshake } from '../messages/handshake.ts';
import type { HostConfig, HostEnd, HostEndDeps } from './hostEnd.ts';
import type { HostMessages } from '../messages/hostMessages.ts';
import { limits } from '../messages/limits.ts';
import type { Message } from '../messages/message.ts';
import { own } from '../messages/own.ts';
import { sending } from '../messages/sending.ts';
import { windowArrival } from './windowArrival.ts';

/**
 * Makes the host's end of a channel with the page in a frame. It hears `hello`, answers `welcome` with a port, and then uses only the port
 * (CHAN-1). A page that is loaded again says `hello` again.
 * @throws LecternError `config` where `origin` is not an origin
 */
export function connectHost(
  { view, frame, origin, config, caps, ownAddress, log }: HostEndDeps,
  tools = browserTools(view),
): HostEnd {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new LecternError('config', `"${origin}" is no origin of a page.`);
  let greeted: string | null = null;
  let stop = () => {};

  const endpoint = createEndpoint<HostMessages, FrameMessages>({
    sends: sending.host,
    takes: frameMessages,
    grants: caps,
    ownAddress,
    tools,
    log,
    ended: (reason) => {
      greeted = null;
      if (reason === 'policy') finish();
      else wait();
    },
  });

  const wait = () => {
    stop();
    stop = tools.after(limits.wait, () => void (endpoint.state() === 'waiting' && endpoint.goAlone()));
  };

  function finish() {
    stop();
    view.removeEventListener('message', hear);
  }

  const say = (message: Pick<Message, 'kind' | 'ch' | 'body'> & { readonly re?: string }, ports: MessagePort[] = []) =>
    frame()?.postMessage({ ns: 'lectern', v: 1, id: tools.nonce(), ...message } satisfies Message, origin, ports);
  const refuseVersion = (re: string) =>
    say({ kind: 'error', ch: '', re, body: { code: 'unsupported_version', supported: tools.protocols } });

  async function welcome({ id, body }: Message) {
    const { protocols, frameNonce } = body as { readonly protocols: readonly number[]; readonly frameNonce: string };
    // The page repeats its `hello` until it is answered.
    if (frameNonce === greeted) return;
    greeted = frameNonce;
    endpoint.reset();
    wait();
    const protocol = Math.max(...protocols.filter((one) => tools.protocols.includes(one)));
    if (!Number.isFinite(protocol)) return refuseVersion(id);
    // The page also works without the host's `config`.
    const known = await Promise.resolve()
      .then(config)
      .catch((cause: unknown): HostConfig => {
        tools.report('welcome', cause);
        return {};
      });
    if (frameNonce !== greeted || endpoint.state() === 'closed') return;
    const { port1, port2 } = new MessageChannel();
    const [ch, hostNonce] = [tools.nonce(), tools.nonce()];
    endpoint.attach({ port: port1, ch, isReady: (ready) => own(own(ready, 'body'), 'hostNonce') === hostNonce });
    say({ kind: 'welcome', ch, body: { protocol, hostNonce, frameNonce, caps, config: known } }, [port2]);
  }

  function hear(event: MessageEvent<unknown>) {
    const { data } = event;
    const arrival = windowArrival({
      data,
      isPeer: event.source !== null && event.source === frame(),
      isOrigin: event.origin === origin,
      kinds: { hello: handshake.hello },
      isNonce: () => true,
    });
    for (const { name, check } of tools.guards.window) {
      const refusal = check(arrival);
      if (!refusal) continue;
      endpoint.refuse(name, data);
      const id = own(data, 'id');
      if (refusal.code === 'unsupported_version') refuseVersion(typeof id === 'string' ? id.slice(0, 64) : '');
      return;
    }
    // Fails for example where `config` cannot be copied.
    welcome(data as Message).catch((cause: unknown) => tools.report('welcome', cause));
  }

  view.addEventListener('message', hear);
  wait();
  return {
    ...endpoint,
    close: (reason) => {
      finish();
      endpoint.close(reason);
    },
  };
}
