import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createLine, slowProxy, type LineTime } from './slowProxy.ts';

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Time that passes only while the line waits for it, and at once: what is measured is the line, not the machine. */
function ownTime(): LineTime {
  let now = 0;
  const waits: { readonly at: number; readonly act: () => void }[] = [];
  const pass = () => {
    waits.sort((one, other) => one.at - other.at);
    const { at, act } = waits.shift()!;
    now = Math.max(now, at);
    act();
  };
  return {
    now: () => now,
    after: (milliseconds, act) => void (waits.push({ at: now + milliseconds, act }), setImmediate(pass)),
  };
}

async function behindLine(
  body: string,
  line: { roundTripMs: number; bitsPerSecond: number },
  time?: LineTime,
): Promise<string> {
  const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await slowProxy((server.address() as AddressInfo).port, '127.0.0.1', createLine(line, time));
  closing.push(proxy.close, () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${proxy.port}/`;
}

async function timed(
  address: string,
  agent: Agent,
  now = () => performance.now(),
): Promise<{ ms: number; length: number }> {
  const started = now();
  const [response] = await once(get(address, { agent }), 'response');
  let length = 0;
  for await (const part of response) length += part.length;
  return { ms: now() - started, length };
}

function newAgent(maxSockets: number): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets });
  closing.push(() => agent.destroy());
  return agent;
}

it('a first request costs two round trips, the next one on the same connection one', async () => {
  const time = ownTime();
  const address = await behindLine('short', { roundTripMs: 100, bitsPerSecond: 1e9 }, time);
  const agent = newAgent(1);
  expect(Math.round((await timed(address, agent, time.now)).ms)).toBe(200);
  // The connection is free for the next request a moment after the last byte.
  await new Promise(setImmediate);
  expect(Math.round((await timed(address, agent, time.now)).ms)).toBe(100);
});

it('bytes take the time the line needs, whole and unharmed, and two downloads share it', async () => {
  const address = await behindLine('x'.repeat(100_000), { roundTripMs: 0, bitsPerSecond: 4_000_000 });
  const agent = newAgent(2);
  const [a, b] = await Promise.all([timed(address, agent), timed(address, agent)]);
  expect([a.length, b.length]).toEqual([100_000, 100_000]);
  // 200,000 bytes at 500,000 a second.
  expect(Math.max(a.ms, b.ms)).toBeGreaterThanOrEqual(390);
});
