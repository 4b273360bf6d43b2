import { LecternError } from '../../src/errors.ts';
import { createLocale } from '../../src/i18n/createLocale.ts';
import type { RuntimePort } from '../../src/port/port.ts';
import { href } from '../../src/routes/href.ts';
import { builtTags } from '../../src/language/builtTags.ts';
import { createConfiguration } from '../../src/runtime/createConfiguration.ts';
import { createQueryClient } from '../../src/runtime/createQueryClient.ts';
import { portLevel } from '../../src/runtime/portLevel.ts';
import { loginAddress } from '../../src/session/loginAddress.ts';
import type { SessionPort } from '../../src/session/sessionState.ts';
import type { StoragePort } from '../../src/storage/storagePort.ts';
import { createClock } from '../../src/transport/createClock.ts';
import { createTransport } from '../../src/transport/createTransport.ts';
import type { DrawRequest } from './DrawnPage.ts';

const nobody: ReturnType<SessionPort['store']['getState']> = {
  phase: 'anonymous',
  user: null,
  endsAt: null,
  error: null,
};
const nothing = () => undefined;
const unknown = (): never => {
  throw new LecternError('unauthorized', 'a page for visitors knows nobody');
};
const storage: StoragePort = { get: () => null, set: () => false, remove: nothing, keys: () => [], of: () => storage };

/**
 * The runtime of one page that is drawn without a browser: it sends a visitor's calls, knows no user, keeps nothing, and is shared with no
 * other request.
 */
export function createServerPort(request: DrawRequest): RuntimePort {
  const { origin, now, tag } = request;
  const ended = new AbortController().signal;
  const report = nothing;
  const clock = createClock({ wall: now, elapsed: () => 0 });
  const offered = [...builtTags];
  const locale = createLocale({
    initial: tag,
    offered,
    fetchFile: (wanted, namespace) => request.texts(wanted, namespace),
    keep: nothing,
    report,
  });
  locale.setZone(request.zone);
  const { send } = createTransport({
    fetch: (input, init) => request.fetch(input as string, init),
    apiBase: origin,
    access: { token: async () => null, renew: async () => unknown() },
    clock,
    elapsed: () => 0,
    wall: now,
    random: Math.random,
    connection: { navigator: { onLine: true }, addEventListener: nothing, removeEventListener: nothing },
    language: () => tag,
    sessionId: '',
    cookies: false,
    replies: new Map(),
    storage: () => storage,
    ended,
  });
  const narrow = (tags: readonly string[]) => {
    const narrowed = builtTags.filter((one) => tags.includes(one));
    if (narrowed.length > 0) offered.splice(0, offered.length, ...narrowed);
  };
  return {
    level: portLevel,
    send,
    cache: createQueryClient(),
    session: {
      store: { getState: () => nobody, subscribe: () => nothing },
      user: async () => unknown(),
      signIn: nothing,
      signOut: nothing,
      stay: nothing,
      signInAddress: (back) => loginAddress({ get: () => null }, back),
      signedInBy: nothing,
    },
    locale,
    // The server knows the time.
    clock: { ...clock, now, doubt: () => 0 },
    storage,
    notices: { show: nothing, announce: nothing },
    routes: { hrefFor: (route) => `/learn${href(route)}` },
    host: {
      configuration: createConfiguration(send, report, ({ locales }) => narrow(locales)),
      apiBase: origin,
      track: nothing,
      report,
      widths: () => 'screen',
    },
    outbox: async () => unknown(),
    lease: () => ({ release: nothing }),
  };
}
