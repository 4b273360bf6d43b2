import type { FeatureState, ScriptedReply } from './featureState.ts';
import { localeFiles } from './localeFiles.ts';

const everyday: Readonly<Record<string, readonly ScriptedReply[]>> = {
  'GET /config-ui/config.json': [{ body: { environment: 'development', brand: 'Aldergrove Academy' } }],
  'GET /api/platform/v1/users/me': [
    {
      body: {
        id: 'mira',
        email: 'mira@example.org',
        first_name: 'Mira',
        last_name: 'Okafor',
        roles: ['Learner'],
        permissions: [{ name: 'ObjectiveWorkflow.Create' }],
        features: [],
      },
    },
  ],
  'POST /api/events': [{ status: 204 }],
};

const pattern = (key: string) => new RegExp(`^${key.replace(/[.+?^${}()|[\]\\/]/g, '\\$&').replace(/\*/g, '[^/]+')}$`);

/** A stream of a reply's events; each is sent after the one before was read. */
function streamOf({ events = [], ends }: ScriptedReply): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const left = [...events];
  return new ReadableStream(
    {
      pull(controller) {
        const [name, data] = left.shift() ?? [];
        if (name !== undefined) {
          const text = typeof data === 'string' ? data : JSON.stringify(data);
          controller.enqueue(encoder.encode(`event: ${name}\ndata: ${text}\n\n`));
        } else if (ends === 'cut') controller.error(new TypeError('connection lost'));
        else if (ends !== 'open') controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

export interface ScriptedServer {
  readonly fetch: typeof globalThis.fetch;
  /** The requests, as `METHOD path`, in order. */
  readonly asked: readonly string[];
  /** Queries of the same calls, in the same order. */
  readonly queries: readonly URLSearchParams[];
  /** From now on every request fails. */
  readonly cut: () => void;
}

/**
 * The server of a state: its replies in turn, the replies that every page needs, and locale files: English ones are included, others are
 * requested when they are needed. Its clock starts at the state's time and runs on.
 */
export function scriptedServer(state: Pick<FeatureState, 'replies' | 'now' | 'offline'>): ScriptedServer {
  const begun = performance.now();
  const scripts = Object.entries({ ...everyday, ...state.replies }).map(([key, replies]) => ({
    key: pattern(key),
    left: [...replies],
  }));
  const asked: string[] = [];
  const queries: URLSearchParams[] = [];
  let cut = state.offline === 'start';

  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const headers = {
      'Content-Type': 'application/json',
      'Date': new Date(Date.parse(state.now) + performance.now() - begun).toUTCString(),
    };
    const locale = /\/locales\/([\w-]+)\/(\w+)\.json$/.exec(url.pathname);
    if (locale) {
      const file = localeFiles[`${locale[1]}/${locale[2]}`];
      return file ? Response.json(file) : fetch(`/workbench${locale[0]}`);
    }
    if (cut) throw new TypeError('no connection');
    const name = `${request.method} ${url.pathname}`;
    asked.push(name);
    queries.push(url.searchParams);
    const script = scripts.find(({ key }) => key.test(name));
    const reply = script && (script.left.length > 1 ? script.left.shift() : script.left[0]);
    if (!reply)
      return Response.json(
        { error: { code: 'not_found', message: `no state answers ${name}` } },
        { status: 404, headers },
      );
    if (reply.fault === 'lost') throw new TypeError('connection lost');
    if (reply.fault === 'never')
      return new Promise((_, refuse) =>
        request.signal.addEventListener('abort', () => refuse(request.signal.reason as Error)),
      );
    const status = reply.status ?? 200;
    Object.assign(headers, reply.headers);
    if (status === 204 || request.method === 'HEAD') return new Response(null, { status, headers });
    if (reply.events)
      return new Response(streamOf(reply), { status, headers: { ...headers, 'Content-Type': 'text/event-stream' } });
    if (reply.bytes)
      return new Response(reply.bytes(), {
        status,
        headers: { ...headers, 'Content-Type': 'application/octet-stream' },
      });
    const told = (body: unknown) => Response.json(body ?? {}, { status, headers });
    if (!reply.answer) return told(reply.body);
    const sent = request.method === 'GET' ? null : await request.json().catch(() => null);
    return told(await reply.answer(url, sent));
  };

  return {
    fetch: answer,
    asked,
    queries,
    cut: () => (cut = true),
  };
}
