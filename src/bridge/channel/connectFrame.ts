import { LecternError } from '../../errors.ts';
import { browserTools } from './browserTools.ts';
import { createHandshake } from './createHandshake.ts';
import { createEndpoint } from './createEndpoint.ts';
import type { FrameEnd, FrameEndDeps, Welcome } from './frameEnd.ts';
import type { FrameMessages } from '../messages/frameMessages.ts';
import { handshake as handshakeMessages } from '../messages/handshake.ts';
import type { HostConfig } from './hostEnd.ts';
import { hostConfig, hostMessages, type HostMessages } from '../messages/hostMessages.ts';
import { limits } from '../messages/limits.ts';
import type { Message } from '../messages/message.ts';
import { own } from '../messages/own.ts';
import { pickBody } from '../messages/pickBody.ts';
import { promised } from './promised.ts';
import { sending } from '../messages/sending.ts';
import { windowArrival } from './windowArrival.ts';

interface WelcomeBody {
  readonly protocol: number;
  readonly hostNonce: string;
  readonly caps: readonly string[];
}

/**
 * Makes the framed page's end of a channel. It says `hello` to the window that holds the page until that window answers, takes `welcome`
 * and its port from a host that the tenant lists, and then uses only the port (CHAN-1, CHAN-2). Without an answer in 10 s the page
 * continues without a host. A later `welcome` is still taken, and so is another one after the page came back from the browser's cache: its
 * `config` then arrives as `config.set` (CHAN-6).
 */
export function connectFrame(
  { view, allowed, build, caps, ownAddress, log }: FrameEndDeps,
  tools = browserTools(view),
): FrameEnd {
  const host = view.parent;
  let isFirst = true;
  let taken: string | null = null;
  const { promise: first, ...settle } = promised<Welcome>();
  // Not every page uses the promise: its rejection must not be reported as unhandled.
  first.catch(() => undefined);

  const endpoint = createEndpoint<FrameMessages, HostMessages>({
    sends: sending.frame,
    takes: hostMessages,
    grants: caps,
    ownAddress,
    tools,
    log,
    ended: (reason) => (reason === 'policy' ? finish() : greet()),
  });

  const handshake = createHandshake(host, build, tools, () => goAlone('handshake_timeout'));

  function goAlone(code: 'handshake_timeout' | 'unsupported_version') {
    handshake.stop();
    isFirst = false;
    endpoint.goAlone();
    settle.reject(new LecternError(code, `The page's host: ${code}.`));
  }

  function greet() {
    handshake.stop();
    endpoint.reset();
    handshake.begin();
  }

  async function accept({ ch, body }: Message, origin: string, port: MessagePort) {
    const mine = handshake.nonce();
    const isListed = await allowed(origin).catch(() => false);
    // During the check the page may have begun again, or may have taken another `welcome`.
    if (mine !== handshake.nonce() || endpoint.state() === 'closed') return endpoint.refuse('nonce', null);
    if (!isListed) return endpoint.refuse('origin', null);
    taken = origin;
    handshake.answered();
    const { hostNonce, caps: theirs } = body as WelcomeBody;
    const config = pickBody(hostConfig, own(body, 'config')) as HostConfig;
    endpoint.attach({
      port,
      ch,
      ready: { body: { hostNonce, caps, limits: { bytes: limits.bytes, perSecond: limits.perSecond } }, caps: theirs },
    });
    if (isFirst) settle.resolve({ origin, config, caps: theirs });
    else endpoint.take('config.set', config);
    isFirst = false;
  }

  function hear(event: MessageEvent<unknown>) {
    const { data, origin, source, ports } = event;
    const isNonce = () => handshake.isAnswer(data);
    // The tenant's list is checked only after these guards: it may have to be fetched.
    const arrival = windowArrival({
      data,
      isPeer: source !== null && source === host,
      isOrigin: URL.canParse(origin),
      kinds: { welcome: handshakeMessages.welcome, error: handshakeMessages.error },
      isNonce,
    });
    for (const { name, check } of tools.guards.window) if (check(arrival)) return endpoint.refuse(name, data);
    const message = data as Message;
    if (message.kind === 'error')
      void allowed(origin).then(
        (isListed) => void (isListed && isNonce() && goAlone('unsupported_version')),
        () => undefined,
      );
    else if (!ports[0] || !tools.protocols.includes((message.body as WelcomeBody).protocol))
      endpoint.refuse('version', data);
    else accept(message, origin, ports[0]).catch((cause: unknown) => tools.report('welcome', cause));
  }

  const back = ({ persisted }: PageTransitionEvent) => void (persisted && greet());
  const gone = () => endpoint.reset('unload');

  function finish() {
    handshake.stop();
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
