import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Bytes of the pages that are compared, as they travelled: what had to be there before the call, and the call's reply. */
export interface FloorBytes {
  readonly code: number;
  readonly reply: number;
  /** Whether code and call come from another site than the page, as a partner's do. */
  readonly fromOtherSite: boolean;
}

/** Text that compresses to about `bytes`. */
function incompressible(bytes: number): string {
  const digits = (count: number) => randomBytes(Math.round(count)).toString('hex');
  // Hexadecimal digits compress to a little more than half; a first try tells by how much.
  return digits((bytes * bytes) / Math.max(1, gzipSync(digits(bytes), { level: 9 }).length));
}

/**
 * The least that a page of so many bytes can do: one document, one script, one call, one card. What Lectern takes longer than
 * this is its own doing, and not the line's.
 */
export async function floorPage({
  code,
  reply,
  fromOtherSite,
}: FloorBytes): Promise<{ readonly port: number; readonly url: string; readonly close: () => Promise<void> }> {
  const program = `fetch(new URL('/reply', import.meta.url)).then((answer) => answer.json()).then(({ courses }) => {
  const link = document.createElement('a');
  link.href = '#course';
  link.dataset.card = '';
  link.textContent = courses[0];
  document.body.append(link);
});`;
  const script = gzipSync(`/*${incompressible(code)}*/${program}`, { level: 9 });
  const answer = gzipSync(JSON.stringify({ courses: ['A course'], rest: incompressible(reply) }), { level: 9 });
  const send = (response: ServerResponse, type: string, body: Buffer | string) => {
    response
      .writeHead(200, {
        'content-type': type,
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        ...(typeof body === 'string' ? {} : { 'content-encoding': 'gzip' }),
      })
      .end(body);
  };
  let scripts = '';
  const server = createServer(({ url }, response) => {
    if (url === '/script.js') send(response, 'text/javascript', script);
    else if (url === '/reply') send(response, 'application/json', answer);
    else
      send(
        response,
        'text/html',
        `<!doctype html><meta charset="utf-8"><title>Floor</title><link rel="icon" href="data:,"><body>${scripts}`,
      );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  scripts = `<script type="module" src="http://localhost:${port}/script.js"></script>`;
  return {
    port,
    url: `http://${fromOtherSite ? '127.0.0.1' : 'localhost'}:${port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
