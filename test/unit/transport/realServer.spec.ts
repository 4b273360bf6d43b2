import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCall } from '../../../src/contract/wire/call.ts';
import { json } from '../runtime/fakeBrowser.ts';
import { harness, rejection } from './harness.ts';

const list = readCall({
  name: 'things.query',
  base: 'lms',
  path: 'things/query',
  read: (body) => body,
  _input: {} as { query: { take: number } },
});
const input = { query: { take: 2 } };

describe('a real server (ERR-16)', () => {
  it('a reply whose end never comes is given up, and its connection closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let closed = () => undefined as void;
    const gone = new Promise<void>((resolve) => (closed = resolve));
    const begun = new Promise<void>((resolve) => {
      server.on('request', (request, reply) => {
        request.socket.on('close', () => closed());
        reply.writeHead(200, { 'content-type': 'application/json' });
        reply.write('{"data":[');
        setImmediate(resolve);
      });
    });
    const { send } = harness([() => json({})], { fetch: globalThis.fetch, apiBase: origin, cookies: false });
    const asked = rejection(send(list, input));
    await begun;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await asked).toMatchObject({ code: 'timeout' });
    await gone;
  });

  it('a reply that is cut off is lost, and a read is sent again', async () => {
    let count = 0;
    server.on('request', (_request, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      if (++count === 1) {
        reply.write('{"a":');
        setTimeout(() => reply.destroy(), 10);
      } else reply.end('{"a":1}');
    });
    const { send } = harness([() => json({})], { fetch: globalThis.fetch, apiBase: origin, cookies: false });
    await expect(send(list, input)).resolves.toEqual({ a: 1 });
    expect(count).toBe(2);
  });

  const server = createServer();
  let origin = '';
  beforeEach(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    vi.useRealTimers();
    server.removeAllListeners('request');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
