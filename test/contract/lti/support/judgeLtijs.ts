// @ts-expect-error It brings no types along; what is used of it is described below.
import ltijs from 'ltijs';
import { freePort } from '../../../freePort.ts';

type Row = Readonly<Record<string, unknown>>;
/** What of ltijs is used here; it brings no types along. */
interface Ltijs {
  setup: (key: string, database: object, options: object) => void;
  deploy: (options: object) => Promise<boolean>;
  close: (options?: object) => Promise<boolean>;
  onConnect: (handler: (token: Row, request: object, reply: { json: (body: unknown) => void }) => unknown) => void;
  registerPlatform: (platform: object) => Promise<{ platformPublicKey: () => Promise<string> }>;
  Grade: {
    submitScore: (token: Row, lineItem: string, score: object) => Promise<unknown>;
    getLineItems: (token: Row, options?: object) => Promise<{ readonly lineItems: readonly Row[] }>;
    createLineItem: (token: Row, item: object) => Promise<Row>;
    deleteLineItemById: (token: Row, id: string) => Promise<boolean>;
    getScores: (token: Row, lineItem: string, options?: object) => Promise<{ readonly scores: readonly Row[] }>;
  };
  NamesAndRoles: { getMembers: (token: Row, options?: object) => Promise<{ readonly members: readonly Row[] }> };
  DeepLinking: {
    createDeepLinkingMessage: (token: Row, items: readonly object[], options?: object) => Promise<string>;
  };
}

/** A store in memory, in place of the library's database. */
function memoryStore() {
  const all = new Map<string, Row[]>();
  const rows = (name: string) => all.get(name) ?? [];
  const fits = (query: Row) => (row: Row) => Object.entries(query ?? {}).every(([name, value]) => row[name] === value);
  const store = {
    setup: async () => true,
    Close: async () => true,
    Get: async (_key: unknown, name: string, query: Row) => {
      const found = rows(name).filter(fits(query));
      return found.length > 0 ? found : false;
    },
    Insert: async (_key: unknown, name: string, item: Row, index: Row = {}) => {
      all.set(name, [...rows(name), { createdAt: Date.now(), ...index, ...item }]);
      return true;
    },
    Replace: async (key: unknown, name: string, query: Row, item: Row, index: Row = {}) => {
      await store.Delete(name, query);
      return store.Insert(key, name, item, { ...query, ...index });
    },
    Modify: async (_key: unknown, name: string, query: Row, change: Row) => {
      all.set(
        name,
        rows(name).map((row) => (fits(query)(row) ? { ...row, ...change } : row)),
      );
      return true;
    },
    Delete: async (name: string, query: Row) => {
      all.set(
        name,
        rows(name).filter((row) => !fits(query)(row)),
      );
      return true;
    },
  };
  return store;
}

/**
 * A tool made with ltijs, which nobody here wrote, listening on this machine.
 * @param clientId null for one that registers by itself
 */
export async function judgeLtijs(portal: { readonly origin: string }, clientId: string | null) {
  // It hands out one for the whole process, which can be set up once; several files of tests may share a process.
  const { Provider } = ltijs as { readonly Provider: Ltijs };
  const lti = new (Provider.constructor as new () => Ltijs)();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let token: Row | null = null;
  lti.setup(
    'a key of this test',
    { plugin: memoryStore() },
    {
      cookies: { secure: false, sameSite: '' },
      devMode: false,
      keysetRoute: '/keys',
      dynReg: { url: origin, name: 'Judge', autoActivate: true },
    },
  );
  lti.onConnect((given, _request, reply) => {
    token = given;
    reply.json({ user: given['user'] });
  });
  await lti.deploy({ port, silent: true });
  if (clientId !== null)
    await lti.registerPlatform({
      url: portal.origin,
      name: 'Lectern',
      clientId,
      authenticationEndpoint: `${portal.origin}/lti/authorize`,
      accesstokenEndpoint: `${portal.origin}/lti/token`,
      authConfig: { method: 'JWK_SET', key: `${portal.origin}/lti/jwks` },
    });
  return {
    lti,
    origin,
    addresses: {
      id: clientId ?? '',
      loginUrl: `${origin}/login`,
      redirectUris: [`${origin}/`],
      targetLinkUri: `${origin}/`,
      deepLinkUrl: `${origin}/`,
      jwksUrl: `${origin}/keys`,
      publicKeys: null,
    },
    /** What its last launch was told. */
    token: () => {
      if (!token) throw new Error('ltijs saw no launch.');
      return token;
    },
    close: () => lti.close({ silent: true }),
  };
}

/** A browser that keeps the cookies of a tool and follows where it leads. */
export function toolBrowser(origin: string) {
  const jar = new Map<string, string>();
  return async function open(address: string | URL, init: RequestInit = {}): Promise<Response> {
    let reply = await fetch(address, { ...init, redirect: 'manual', headers: headersFor(address, init) });
    for (let hops = 0; hops < 8; hops++) {
      for (const line of reply.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const location = reply.headers.get('location');
      if (!location) return reply;
      const next = new URL(location, reply.url);
      if (next.origin !== origin) return reply;
      reply = await fetch(next, { redirect: 'manual', headers: headersFor(next) });
    }
    return reply;
  };
  function headersFor(address: string | URL, init: RequestInit = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      ...(init.headers as Record<string, string>),
      ...(new URL(address).origin === origin && cookie && { cookie }),
    };
  }
}
