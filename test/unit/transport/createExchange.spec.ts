// What a reply is to those who asked (CALL-2).
import { expect, it } from 'vitest';
import { createClient } from '../../../src/transport/createClient.ts';
import { createClock } from '../../../src/transport/createClock.ts';
import { createExchange } from '../../../src/transport/createExchange.ts';
import { connection, rejection } from './harness.ts';

const request = {
  call: 'thing.get',
  method: 'GET',
  url: 'https://lms.example/x',
  prefer: 'respond-async',
  asUser: false,
  repeatable: true,
};

function answered(reply: () => Response) {
  const clock = createClock({ wall: () => 0, elapsed: () => 0 });
  const client = createClient({
    fetch: async () => reply(),
    apiBase: 'https://lms.example',
    clock,
    elapsed: () => 0,
    language: () => 'en-US',
    sessionId: 'tab-1',
    replies: new Map(),
  });
  const access = { token: async () => null, renew: async () => undefined };
  return createExchange({
    client,
    access,
    clock,
    elapsed: () => 0,
    connection: connection(),
    cookies: true,
    ended: new AbortController().signal,
  })(request);
}

it.each([
  ['JSON', '{"a":[1]}', { a: [1] }],
  ['text that is no JSON', '<p>', '<p>'],
  ['nothing', '', undefined],
])('CALL-2 a reply is its body as %s, its status and its headers', async (_, text, body) => {
  const reply = await answered(
    () => new Response(text, { status: 202, headers: { 'Location': '/commands/1', 'Retry-After': '2' } }),
  );
  expect([reply.body, reply.status, reply.headers.get('location'), reply.headers.get('retry-after')]).toEqual([
    body,
    202,
    '/commands/1',
    '2',
  ]);
});

it('CALL-2 from 400 on it is an error that carries the status and names the call', async () => {
  expect(await rejection(answered(() => new Response('{}', { status: 418 })))).toMatchObject({
    detail: { status: 418, call: 'thing.get' },
  });
});
