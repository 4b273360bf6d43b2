import { LecternError } from '../errors.ts';
import { browserTools } from './browserTools.ts';
import { createEndpoint } from './createEndpoint.ts';
import type { FrameEnd, FrameEndDeps, Welcome } from './frameEnd.ts';
import type { FrameMessages } from './frameMessages.ts';
import { handshake } from './handshake.ts';
import type { HostConfig } from './hostEnd.ts';
import { hostConfig, hostMessages, type HostMessages } from './hostMessages.ts';
import { limits } from './limits.ts';
import type { Message } from './message.ts';
import { own } from './own.ts';
import { pickBody } from './pickBody.ts';
import { sending } from './sending.ts';
import { windowArrival } from './windowArrival.ts';

interface WelcomeBody {
  readonly protocol: number;
  readonly hostNonce: string;
  readonly caps: readonly string[];
}

/**
 * The framed page's end of a channel: says `hello` to the window that holds it until that answers, takes `welcome` and its port
 * from a host that the tenant lists, and goes on over the port alone (CHAN-1, CHAN-2). Without an answer in 10 s the page is
 * on its own; a `welcome` that comes later, or another one when the page came back from the browser's cache, is taken, and
 * how the page should look comes as `config.set` then (CHAN-6).
 */
export function connectFrame({ view, allowed, build, caps, ownAddress, log }: FrameEndDeps, tools = browserTools(view)): FrameEnd {
  const host = view.parent;
  let [nonce, helloId, isFirst] = ['', '', true];
  let taken: string | null = null;
  let stops: (() => void)[] = [];
  let settle!: { readonly resolve: (welcome: Welcome) => void; readonly reject: (error: LecternError) => void };
  const first = new Promise<Welcome>((resolve, reject) => (settle = { resolve, reject }));
  // Who does not ask for it need not hear that it failed.
  first.catch(() => undefined);

  const endpoint = createEndpoint<FrameMessages, HostMessages>({
    sends: sending.frame, takes: hostMessages, grants: caps, ownAddress, tools, log,
    ended: (reason) => (reason === 'policy' ? finish() : greet()),
  });

  function rest() {
    for (const stop of stops) stop();
    stops = [];
  }

  function goAlone(code: 'handshake_timeout' | 'unsupported_version') {
    rest();
    isFirst = false;
    endpoint.goAlone();
    settle.reject(new LecternError(code, `The page's host: ${code}.`));
  }

  function greet() {
    rest();
    endpoint.reset();
    [nonce, helloId] = [tools.nonce(), tools.nonce()];
    const hello = { ns: 'lectern', v: 1, ch: '', id: helloId, kind: 'hello', body: { protocols: tools.protocols, build, frameNonce: nonce } } satisfies Message;
    // Nothing in it is secret, and nobody knows yet who the host is. It may hear only later.
    const say = () => host.postMessage(hello, '*');
    say();
    stops = [...[250, 1000, 2500, 5000, 8000].map((at) => tools.after(at, say)), tools.after(limits.wait, () => goAlone('handshake_timeout'))];
  }

  async function accept({ ch, body }: Message, origin: string, port: MessagePort) {
    const mine = nonce;
    const isListed = await allowed(origin).catch(() => false);
    // Meanwhile the page may have begun anew, or another welcome was taken.
    if (mine !== nonce || endpoint.state() === 'closed') return endpoint.refuse('nonce', null);
    if (!isListed) return endpoint.refuse('origin', null);
    nonce = helloId = '';
    taken = origin;
    rest();
    const { hostNonce, caps: theirs } = body as WelcomeBody;
    const config = pickBody(hostConfig, own(body, 'config')) as HostConfig;
    endpoint.attach({ port, ch, ready: { body: { hostNonce, caps, limits: { bytes: limits.bytes, perSecond: limits.perSecond } }, caps: theirs } });
    if (isFirst) settle.resolve({ origin, config, caps: theirs });
    else endpoint.take('config.set', config);
    isFirst = false;
  }

  function hear(event: MessageEvent<unknown>) {
    const { data, origin, source, ports } = event;
    const isNonce = () => (own(data, 'kind') === 'error' ? helloId !== '' && own(data, 're') === helloId : nonce !== '' && own(own(data, 'body'), 'frameNonce') === nonce);
    // Whether the tenant lists it is asked once the rest is right: it may have to be fetched.
    const arrival = windowArrival({ data, isPeer: source !== null && source === host, isOrigin: URL.canParse(origin), kinds: { welcome: handshake.welcome, error: handshake.error }, isNonce });
    for (const { name, check } of tools.guards.window) if (check(arrival)) return endpoint.refuse(name, data);
    const message = data as Message;
    if (message.kind === 'error') void allowed(origin).then((isListed) => void (isListed && isNonce() && goAlone('unsupported_version')), () => undefined);
    else if (!ports[0] || !tools.protocols.includes((message.body as WelcomeBody).protocol)) endpoint.refuse('version', data);
    else accept(message, origin, ports[0]).catch((cause: unknown) => tools.report('welcome', cause));
  }

  const back = ({ persisted }: PageTransitionEvent) => void (persisted && greet());
  const gone = () => endpoint.reset('unload');

  function finish() {
    rest();
    settle.reject(new LecternError('connection_reset', 'The channel was closed.'));
    view.removeEventListener('message', hear);
    view.removeEventListener('pageshow', back);
    view.removeEventListener('pagehide', gone);
  }

  view.addEventListener('message', hear);
  view.addEventListener('pageshow', back);
  view.addEventListener('pagehide', gone);
  if (host === view) goAlone('handshake_timeout');
  else greet();
  return {
    ...endpoint,
    welcome: first,
    host: () => taken,
    close: (reason) => {
      finish();
      endpoint.close(reason);
    },
  };
}
