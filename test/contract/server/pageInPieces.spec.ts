// The beginning of a page leaves before its replies are there: the browser loads the code that it names meanwhile (SRV-96).
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { mkdirSync, writeFileSync } from 'node:fs';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyRequest } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { compression } from '../../../demo/server/http/compression.ts';
import { givenReplies } from '../../../demo/server/http/learn/givenReplies.ts';
import { registerLearn, type LearnParts } from '../../../demo/server/http/learn/learnPage.ts';
import { createFrontEnds } from '../../../demo/server/shell/frontEnds.ts';
import { temporaryFolder } from '../support/portalServer.ts';

const stable = join(temporaryFolder(), 'pieces');
mkdirSync(stable, { recursive: true });
writeFileSync(
  join(stable, 'manifest.json'),
  JSON.stringify({
    entries: [{ file: 'learn.js', preload: ['learn.js', 'chunks/runtime.js'] }],
    files: {},
    needs: {
      'lectern-courses': { own: ['/slow', '/broken'] },
      'lectern-catalog': { own: ['/quick'], namespaces: ['common'] },
    },
  }),
);
const config = readConfig({ DATA_DIR: temporaryFolder() });
let answer = () => {};
const app = fastify();
await app.register(cookie);
await app.register(compress, compression);
app.get('/slow', () => new Promise((resolve) => (answer = () => resolve({ name: 'Ada' }))));
app.get('/quick', () => ({}));
app.get('/embed/1/locales/en-US/common.json', () => ({}));
app.get('/broken', () => {
  throw new Error('broken');
});
registerLearn(app, config, {
  frontEnds: createFrontEnds({ frontEnds: { stable, next: stable } }),
  drawer: { draw: () => Promise.resolve(null), sheet: () => Promise.resolve(null) },
  tenant: { settings: () => Promise.resolve({}) },
  db: {},
  hosts: () => Promise.resolve([]),
  ended: () => Promise.resolve(null),
} as unknown as LearnParts);
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;

it.each([
  { encoding: 'br', unpack: () => createBrotliDecompress() },
  { encoding: 'gzip', unpack: () => createGunzip() },
])('$encoding: the head is read while a call is not yet answered', async ({ encoding, unpack }) => {
  const request = get({
    port,
    host: '127.0.0.1',
    path: '/learn/courses',
    headers: { 'accept-encoding': encoding, 'cookie': 'lms_sid=1', 'sec-fetch-dest': 'document' },
  });
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  expect(reply.headers).toMatchObject({
    'content-encoding': encoding,
    'cache-control': 'no-store',
    // nginx collects a reply first, unless it is told not to.
    'x-accel-buffering': 'no',
    'link': ['early.js', 'chunks/runtime.js', 'learn.js']
      .map((file) => `</learn/build/${file}>; rel=modulepreload`)
      .join(', '),
  });
  let text = '';
  const pieces = reply.pipe(unpack()).setEncoding('utf8');
  pieces.on('data', (piece: string) => (text += piece));
  await expect.poll(() => text).toContain('id="lost"');
  expect(text).toContain('<script type="module" src="/learn/build/learn.js"></script>');
  expect(text).not.toContain('id="given"');
  answer();
  await once(pieces, 'end');
  const [, given = '[]'] = /<script type="application\/json" id="given">(.*?)<\/script>\s*<\/body>/s.exec(text) ?? [];
  expect(JSON.parse(given)).toMatchObject([{ path: '/slow', status: 200, body: '{"name":"Ada"}' }]);
  expect(text).not.toContain('replies');
});

it.each([
  { what: 'a window', headers: {}, texts: true },
  { what: 'the worker of the page', headers: { 'lectern-page': 'window' }, texts: false },
  { what: 'a window whose worker is starting', headers: { 'service-worker-navigation-preload': 'true' }, texts: false },
])('the page of $what has texts: $texts', async ({ headers, texts }) => {
  const { body } = await app.inject({
    url: '/learn/catalog',
    headers: { 'cookie': 'lms_sid=1', 'sec-fetch-dest': 'document', ...headers },
  });
  expect([body.includes('"path":"/quick"'), body.includes('/en-US/common.json')]).toEqual([true, texts]);
});

it('a reply that is late is left out, and the page asks for it', async () => {
  const given = givenReplies(app, { headers: {}, ip: '127.0.0.1' } as FastifyRequest, ['/slow', '/quick'], 50);
  expect((await given).map(({ path }) => path)).toEqual(['/quick']);
  answer();
});

it('a browser that goes away does no harm', async () => {
  const request = get({
    port,
    host: '127.0.0.1',
    path: '/learn/courses',
    headers: { 'accept-encoding': 'br', 'cookie': 'lms_sid=1', 'sec-fetch-dest': 'document' },
  });
  await once(request, 'response');
  request.on('error', () => {});
  request.destroy();
  answer();
  const { statusCode, body } = await app.inject({ url: '/learn/courses', headers: { cookie: 'lms_sid=1' } });
  expect([statusCode, body.includes('id="given"'), body.trimEnd().endsWith('</html>')]).toEqual([200, false, true]);
});
