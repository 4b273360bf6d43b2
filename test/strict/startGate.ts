import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { judge, onlyNamed } from './judge.ts';

/** A server that knows the documents and nothing else, in front of the reference server. */
export interface Gate {
  /** What was refused with 400, and why. */
  readonly refused: readonly string[];
  /** Method and path template of the calls that were let through. */
  readonly made: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

/** What the gate judges; pages, scripts, texts and sign-in are let through as they are. */
const judged = (url: string) => url.startsWith('/api/') || url.startsWith('/config-ui/');

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Replies that hold what the documents name. Refusals go as they are: their fields are messages. */
function strip(
  text: string,
  status: number,
  call: { readonly reply: Parameters<typeof onlyNamed>[1] | null; readonly path: string },
): string {
  if (call.reply === null || status >= 300 || !text) return text;
  const body: unknown = JSON.parse(text);
  // An accepted command answers with an address, whatever it answers in the end.
  if (status === 202) return JSON.stringify(onlyNamed(body, { url: true }));
  if (!call.path.endsWith('/query')) return JSON.stringify(onlyNamed(body, call.reply));
  return JSON.stringify(onlyNamed(body, { data: call.reply, totalCount: true }));
}

/** Starts the gate at `port`, before the server at `target`; both on this machine. */
export async function startGate(port: number, target: number): Promise<Gate> {
  const refused: string[] = [];
  const made = new Set<string>();

  const pass = (asked: IncomingMessage, reply: ServerResponse, body?: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { ...asked.headers };
      // Read here, and so not compressed on the way.
      if (body) delete headers['accept-encoding'];
      const onward = request(
        { host: 'localhost', port: target, method: asked.method, path: asked.url, headers },
        resolve,
      );
      onward.on('error', reject);
      reply.on('close', () => onward.destroy());
      if (body) onward.end(body);
      else asked.pipe(onward);
    });

  const answer = async (asked: IncomingMessage, reply: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = asked;
    if (!judged(url)) {
      const found = await pass(asked, reply);
      reply.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(reply);
      return;
    }
    const body = await bodyOf(asked);
    const verdict = judge({ method, url, headers, body: body.toString() });
    if ('fault' in verdict) {
      refused.push(`${method} ${decodeURIComponent(url)}: ${verdict.fault}`);
      reply
        .writeHead(400, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify({ error: { code: 'bad_request', message: verdict.fault } }));
      return;
    }
    const { call } = verdict;
    made.add(`${method} ${call.path}`);
    const found = await pass(asked, reply, body);
    const status = found.statusCode ?? 502;
    const came = await bodyOf(found);
    const bytes = call.reply === null ? came : Buffer.from(strip(came.toString(), status, call));
    const { 'content-length': _, 'transfer-encoding': _t, ...rest } = found.headers;
    const empty = method === 'HEAD' || status === 204 || status === 304;
    reply.writeHead(status, empty ? found.headers : { ...rest, 'content-length': bytes.length });
    reply.end(empty ? undefined : bytes);
  };

  const server = createServer((asked, reply) => {
    answer(asked, reply).catch(() => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
  }).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    refused,
    made,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
