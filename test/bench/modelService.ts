import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Words of each answer, and the time between two of them in milliseconds, as of a quick model. */
export const WORDS = 400;
const EVERY_MS = 20;

const said = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const word = (at: number) => {
  if (at % 40 === 39) return '[1]\n\n';
  return at % 10 === 9 ? '**marked** ' : `word${at} `;
};

/** A model that answers each question with the same many words, one by one. */
export interface ModelService {
  readonly url: string;
  /** When it wrote the first and the last word of its last answer, in milliseconds since 1970. */
  readonly wrote: () => { readonly first: number; readonly last: number };
  readonly close: () => Promise<void>;
}

/** A service of OpenAI's protocol. */
export async function modelService(): Promise<ModelService> {
  let [first, last] = [NaN, NaN];
  const server = createServer((request, reply) => {
    request.resume();
    request.on('end', () => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' });
      void (async () => {
        for (let at = 0; at < WORDS && !reply.destroyed; at += 1) {
          last = performance.timeOrigin + performance.now();
          if (at === 0) first = last;
          reply.write(said(word(at)));
          await wait(EVERY_MS);
        }
        reply.end('data: [DONE]\n\n');
      })();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
    wrote: () => ({ first, last }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
