// Files (MEDIA-2): who is asked, in whose name, and what becomes of a refusal, a silence and a lost connection.
import { afterEach, expect, it, vi } from 'vitest';
import { portalFile, portalWhole, storageFile } from '../../../src/contract/parts/files.ts';
import '../../../src/transport/askFile.ts'; // loaded beforehand: fake timers do not wait for a module
import { connection, harness, lost, never, rejection, type Answer } from './harness.ts';

const link = 'https://lms.example/files/a.pdf';
const input = { params: { link } };
const bytes = new Uint8Array([37, 80, 68, 70, 0, 255]);
const file =
  (headers: Record<string, string> = { 'content-length': '6' }): Answer =>
  () =>
    new Response(bytes, { headers });
const access = () => ({ token: vi.fn(async () => 't1'), renew: vi.fn(async () => undefined) });

afterEach(() => vi.useRealTimers());

it('MEDIA-2: the LMS is asked as the learner, by cookie', async () => {
  const { send, requests } = harness([file()]);
  expect(await send(portalFile, input)).toEqual(bytes);
  expect(requests.map(({ url, init }) => [url, init.credentials])).toEqual([[link, 'same-origin']]);
  expect(requests[0]!.headers.get('x-requested-with')).toBe('XMLHttpRequest');
});

it('MEDIA-2: the LMS is asked as the learner, by token', async () => {
  const { send, requests } = harness([file()], { access: access(), cookies: false });
  await send(portalFile, input);
  expect([requests[0]!.init.credentials, requests[0]!.headers.get('authorization')]).toEqual(['omit', 'Bearer t1']);
});

it('MEDIA-2: the object storage is told nothing: no cookie, no token, no header, no page', async () => {
  const given = access();
  const { send, requests } = harness([file()], { access: given });
  expect(await send(storageFile, { params: { link: 'https://storage.example/a.pdf' } })).toEqual(bytes);
  expect([requests[0]!.init.credentials, [...requests[0]!.headers], requests[0]!.init.referrerPolicy]).toEqual([
    'omit',
    [],
    'no-referrer',
  ]);
  expect(given.token).not.toHaveBeenCalled();
});

it.each([
  'https://elsewhere.example/a.pdf',
  'http://lms.example/files/a.pdf',
  'https://lms.example:8443/files/a.pdf',
  '//elsewhere.example/a.pdf',
  'data:,x',
])('MEDIA-2: %s is never asked for in the learner’s name', async (elsewhere) => {
  const given = access();
  const { send, requests } = harness([file()], { access: given });
  expect(await rejection(send(portalFile, { params: { link: elsewhere } }))).toMatchObject({ code: 'bad_request' });
  expect([requests.length, given.token.mock.calls.length]).toEqual([0, 0]);
});

it('OFF-6: a file that is kept leaves no listener on signals that outlive it', async () => {
  const ending = new AbortController();
  const listening = new Set<unknown>();
  const { signal } = ending;
  vi.spyOn(signal, 'addEventListener').mockImplementation((_, listener) => void listening.add(listener));
  vi.spyOn(signal, 'removeEventListener').mockImplementation((_, listener) => void listening.delete(listener));
  const { send } = harness([file()]);
  const reply = await send(portalWhole, input, { signal });
  expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes);
  await expect.poll(() => listening.size).toBe(0);
});

it('tells how much has come, and of how much', async () => {
  const told: unknown[] = [];
  const parts: Answer = () =>
    new Response(
      new ReadableStream({
        start: (controller) => (
          controller.enqueue(bytes.slice(0, 2)),
          controller.enqueue(bytes.slice(2)),
          controller.close()
        ),
      }),
      { headers: { 'content-length': '6' } },
    );
  await harness([parts]).send(portalFile, input, { progress: (...now) => told.push(now) });
  expect(told).toEqual([
    [2, 6],
    [6, 6],
  ]);
  await harness([file({ 'content-length': '4', 'content-encoding': 'br' })]).send(portalFile, input, {
    progress: (...now) => told.push(now),
  });
  expect(told.at(-1)).toEqual([6, null]);
});

it.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [500, 'server_error'],
])('ERR-12: %d rejects with %s and leads nowhere', async (status, code) => {
  const given = access();
  const { send, requests } = harness([() => new Response('', { status })], { access: given });
  expect(await rejection(send(portalFile, input))).toMatchObject({ code, detail: { status, call: 'file.get' } });
  expect([given.renew.mock.calls.length, requests.length]).toEqual([0, 1]);
});

it('a lost connection, and none at all, are told apart', async () => {
  expect(await rejection(harness([lost]).send(portalFile, input))).toMatchObject({ code: 'network' });
  const { send } = harness([lost], { connection: connection(false) });
  expect(await rejection(send(portalFile, input))).toMatchObject({ code: 'offline' });
});

it('ERR-16: thirty seconds without a byte are an error; a slow file that keeps coming is none', async () => {
  vi.useFakeTimers();
  const silent = rejection(harness([never]).send(portalFile, input));
  await vi.advanceTimersByTimeAsync(30_001);
  expect(await silent).toMatchObject({ code: 'timeout' });
  const slow: Answer = () => {
    let left = 3;
    return new Response(
      new ReadableStream(
        {
          pull: (controller) =>
            new Promise((done) =>
              setTimeout(() => (controller.enqueue(bytes), --left || controller.close(), done()), 20_000),
            ),
        },
        { highWaterMark: 0 },
      ),
    );
  };
  const coming = harness([slow]).send(portalFile, input);
  await vi.advanceTimersByTimeAsync(60_001);
  expect((await coming).length).toBe(18);
});

it('what is no longer wanted is aborted', async () => {
  const left = new AbortController();
  const { send, requests } = harness([never]);
  const asked = rejection(send(portalFile, input, { signal: left.signal }));
  await vi.waitFor(() => expect(requests.length).toBe(1));
  left.abort();
  expect(await asked).toMatchObject({ code: 'aborted' });
  expect(requests[0]!.init.signal!.aborted).toBe(true);
});
