import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { command, readCall } from '../../../src/contract/wire/call.ts';
import { configurationFile } from '../../../src/contract/configuration.ts';
import { currentUser } from '../../../src/contract/currentUser.ts';
import { LecternError } from '../../../src/errors.ts';
import { json, mira } from '../runtime/fakeBrowser.ts';
import { connection, harness, lost, never, rejection } from './harness.ts';

const list = readCall({
  name: 'things.query',
  base: 'lms',
  path: 'things/{id}/query',
  read: (body) => body,
  _input: {} as { params: { id: string }; query: { take: number } },
});
const act = command({
  name: 'thing.act',
  base: 'lms',
  path: 'act',
  idempotency: 'none',
  offline: 'refuse',
  read: () => null,
  _input: {} as { body: { text: string } },
});
const settle = command({
  name: 'thing.settle',
  base: 'lms',
  path: 'settle',
  idempotency: 'natural',
  offline: 'refuse',
  read: () => null,
  _input: {} as { body: { id: string } },
});
const input = { params: { id: 'a b' }, query: { take: 2 } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('how a request is made (CALL-1)', () => {
  it('names address, method, headers and credentials', async () => {
    const { send, requests } = harness([() => json({ ok: true })]);
    await expect(send(list, input)).resolves.toEqual({ ok: true });
    const [request] = requests;
    expect(request?.url).toBe('https://lms.example/tenant/api/lms/v1/things/a%20b/query?take=2');
    expect(request?.init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(Object.fromEntries(request!.headers)).toEqual({
      'accept': 'application/json',
      'accept-language': 'ar',
      'prefer': 'respond-async',
      'x-requested-with': 'XMLHttpRequest',
      'x-session-id': 'tab-1',
    });
  });

  it('asks where the tenant has the base of a call (CALL-3)', async () => {
    const { send, requests } = harness([() => json({})], { bases: { '/api/lms/v1/': '/gateway/lms/' } });
    await send(list, input);
    await send(currentUser, {}).catch(() => undefined);
    expect(requests.map(({ url }) => url)).toEqual([
      'https://lms.example/tenant/gateway/lms/things/a%20b/query?take=2',
      'https://lms.example/tenant/api/platform/v1/users/me',
    ]);
  });

  it('reads a large reply as any other, and says as much of one that is none', async () => {
    const tree = readCall({ name: 'tree', base: 'lms', path: 'tree', large: true, read: (body) => body });
    const blob = vi.spyOn(Response.prototype, 'blob');
    const { send } = harness([() => json({ name: 'Zürich ’' }), () => new Response('<p>'), () => json({})]);
    await expect(send(tree, {})).resolves.toEqual({ name: 'Zürich ’' });
    await expect(send(tree, {})).resolves.toBe('<p>');
    expect(blob).toHaveBeenCalledTimes(2);
    await send(list, input);
    expect(blob).toHaveBeenCalledTimes(2);
    blob.mockRestore();
  });

  it('sends a command’s body as JSON', async () => {
    const { send, requests } = harness([() => json({})]);
    await send(act, { body: { text: 'ä' } });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.init.method).toBe('POST');
    expect(requests[0]?.body).toEqual({ text: 'ä' });
  });

  it('sends a token in place of the cookie, and neither with a public call', async () => {
    const access = { token: async () => 't1', renew: async () => undefined };
    const { send, requests } = harness([() => json(mira), () => json({})], { access, cookies: false });
    await send(currentUser, {});
    await send(configurationFile, {});
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer t1');
    expect(requests[1]?.headers.has('authorization')).toBe(false);
    expect(requests.map(({ init }) => init.credentials)).toEqual(['omit', 'omit']);
    const byCookie = harness([() => json({})]);
    await byCookie.send(configurationFile, {});
    expect(byCookie.requests[0]?.init.credentials).toBe('omit');
  });

  it('sends what may go under one token alone under no other (CMD-12)', async () => {
    const tokens = ['hers', 'his'];
    const access = { token: async () => tokens.shift()!, renew: async () => undefined };
    const { send, requests } = harness([() => json({})], { access, cookies: false });
    await send(settle, { body: { id: '1' } }, { as: 'hers' });
    expect(await rejection(send(settle, { body: { id: '1' } }, { as: 'hers' }))).toMatchObject({
      code: 'unauthorized',
    });
    expect(requests).toHaveLength(1);
    const byCookie = harness([() => json({})]);
    await byCookie.send(settle, { body: { id: '1' } }, { as: null });
    expect(byCookie.requests).toHaveLength(1);
  });

  it('takes an early reply once', async () => {
    const replies = new Map([['https://lms.example/tenant/api/platform/v1/users/me', Promise.resolve(json(mira))]]);
    const { send, requests } = harness([() => json({ ...mira, first_name: 'Later' })], { replies });
    await expect(send(currentUser, {})).resolves.toMatchObject({ firstName: 'Mira' });
    expect(requests).toHaveLength(0);
    await expect(send(currentUser, {})).resolves.toMatchObject({ firstName: 'Later' });
    expect(requests).toHaveLength(1);
  });

  it('asks again where the early reply was lost', async () => {
    const early = Promise.reject(new TypeError('Failed to fetch'));
    early.catch(() => undefined);
    const { send, requests } = harness([() => json(mira)], {
      replies: new Map([['https://lms.example/tenant/api/platform/v1/users/me', early]]),
    });
    const asked = send(currentUser, {});
    await vi.runAllTimersAsync();
    await expect(asked).resolves.toMatchObject({ firstName: 'Mira' });
    expect(requests).toHaveLength(1);
  });

  it('learns the server’s time, but not from how long an early reply has lain', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21));
    const { createClock } = await import('../../../src/transport/createClock.ts');
    let elapsed = 60_000;
    const clock = createClock({ wall: Date.now, elapsed: () => elapsed });
    const replies = new Map([
      [
        'https://lms.example/tenant/api/platform/v1/users/me',
        Promise.resolve(json(mira, { date: 'Fri, 20 Nov 2026 23:59:59 GMT' })),
      ],
    ]);
    const { send } = harness([() => json({})], { replies, clock, elapsed: () => elapsed });
    await send(currentUser, {});
    expect(clock.doubt()).toBe(30_500);
    elapsed += 1;
  });
});

describe('what a failure becomes', () => {
  it.each([
    [400, {}, 'bad_request'],
    [401, {}, 'unauthorized'],
    [403, {}, 'forbidden'],
    [404, {}, 'not_found'],
    [409, {}, 'conflict'],
    [410, {}, 'not_found'],
    [418, {}, 'bad_request'],
    [422, {}, 'bad_request'],
    [429, {}, 'server_error'],
    [500, {}, 'server_error'],
    [503, {}, 'server_error'],
  ])('%d is %s', async (status, body, code) => {
    const { send } = harness([() => json(body, { status })]);
    const error = await rejection(send(configurationFile, {}));
    expect(error).toBeInstanceOf(LecternError);
    expect(error).toMatchObject({ code, detail: { status, call: 'configuration.get' } });
  });

  it.each([
    [
      '{ error: { fields } }',
      { error: { code: 'bad_request', message: 'No.', fields: { id: ['is wrong', 'is old'] } } },
      { 'id': ['is wrong', 'is old'], '': ['No.'] },
    ],
    [
      '{ field: [messages] }',
      { name: ['is required'], other: 'is odd', empty: [], count: 3 },
      { name: ['is required'], other: ['is odd'] },
    ],
    ['a text', 'nonsense', {}],
    ['nothing', null, {}],
    ['a list', [{ a: 1 }], {}],
  ])('reads messages of %s', async (_name, body, messages) => {
    const { send } = harness([() => json(body, { status: 400 })]);
    expect(await rejection(send(configurationFile, {}))).toMatchObject({ detail: { messages } });
  });

  it.each([
    ['120', 120],
    ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 11:00:00 GMT', undefined],
    ['soon', undefined],
  ])('reads Retry-After %s', async (value, retryAfter) => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 12));
    const { send } = harness([() => json({}, { 'status': 503, 'retry-after': value })]);
    expect(((await rejection(send(configurationFile, {}))) as LecternError).detail.retryAfter).toBe(retryAfter);
  });

  it.each([
    ['in the body', json({ error: { message: '', correlationId: 'c-1' } }, { status: 500 })],
    ['in a header', json({}, { 'status': 500, 'x-request-id': 'c-1' })],
  ])('carries the correlation id %s', async (_name, reply) => {
    const { send } = harness([() => reply]);
    expect(await rejection(send(configurationFile, {}))).toMatchObject({ detail: { correlationId: 'c-1' } });
  });

  it.each([
    ['HTML', new Response('<p>hello', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', new Response('{"id":', { headers: { 'content-type': 'application/json' } })],
    ['nothing', new Response(null, { status: 204 })],
  ])('%s in place of the promised shape is a bad reply that names call and field', async (_name, reply) => {
    const { send } = harness([() => reply]);
    expect(await rejection(send(currentUser, {}))).toMatchObject({
      code: 'bad_reply',
      detail: { call: 'currentUser.get' },
    });
  });

  it('without a connection no command is sent, and a worker may answer a read (OFF-2)', async () => {
    const { send, requests } = harness([() => json({ kept: true })], { connection: connection(false) });
    expect(await rejection(send(act, { body: { text: 'x' } }))).toMatchObject({ code: 'offline', retryable: true });
    expect(requests).toHaveLength(0);
    expect(await send(list, input)).toEqual({ kept: true });
  });

  it('a read that nobody answers without a connection says so', async () => {
    const { send } = harness([lost, lost], { connection: connection(false) });
    const failed = rejection(send(list, input));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failed).toMatchObject({ code: 'offline', retryable: true });
  });
});

describe('lost connections', () => {
  it.each([
    [
      'a read',
      () => harness([lost, () => json({ ok: 1 })]),
      (send: ReturnType<typeof harness>['send']) => send(list, input),
      2,
    ],
    [
      'a natural command',
      () => harness([lost, () => json({})]),
      (send: ReturnType<typeof harness>['send']) => send(settle, { body: { id: 'x' } }),
      2,
    ],
  ])('%s is sent once more', async (_name, make, ask, count) => {
    const { send, requests } = make();
    const asked = ask(send);
    await vi.runAllTimersAsync();
    await asked;
    expect(requests).toHaveLength(count);
  });

  it('a read that is lost twice is an error', async () => {
    const { send, requests } = harness([lost]);
    const asked = rejection(send(list, input));
    await vi.runAllTimersAsync();
    expect(await asked).toMatchObject({ code: 'network', detail: { call: 'things.query' } });
    expect(requests).toHaveLength(2);
  });

  it('a command that acts again is never sent again by itself', async () => {
    const { send, requests } = harness([lost]);
    const asked = rejection(send(act, { body: { text: '' } }));
    await vi.runAllTimersAsync();
    expect(await asked).toMatchObject({ code: 'network' });
    expect(requests).toHaveLength(1);
  });

  it('no 500 is tried again here', async () => {
    const { send, requests } = harness([() => json({}, { status: 500 })]);
    await rejection(send(list, input));
    expect(requests).toHaveLength(1);
  });
});

describe('time limit (ERR-16)', () => {
  it('a server that never answers is a timeout after 30 s', async () => {
    const { send } = harness([never]);
    const asked = rejection(send(list, input));
    const settled = vi.fn();
    void asked.then(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ code: 'timeout', retryable: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('holds for an early reply too, which nobody can abort', async () => {
    const { send } = harness([() => json(mira)], {
      replies: new Map([
        ['https://lms.example/tenant/api/platform/v1/users/me', new Promise<Response>(() => undefined)],
      ]),
    });
    const asked = rejection(send(currentUser, {}));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await asked).toMatchObject({ code: 'timeout' });
  });

  it('a caller who no longer wants the answer gets `aborted`, before and during', async () => {
    const { send, requests } = harness([never]);
    const controller = new AbortController();
    const asked = rejection(send(list, input, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await asked).toMatchObject({ code: 'aborted' });
    expect(requests[0]?.init.signal?.aborted).toBe(true);
    expect(await rejection(send(list, input, { signal: controller.signal }))).toMatchObject({ code: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('401 (SESS-1, SESS-5)', () => {
  const refused = () => json({}, { status: 401 });

  it('a read is sent again once after the session was renewed', async () => {
    const { send, requests, access } = harness([refused, () => json({ ok: 1 })]);
    await expect(send(list, input)).resolves.toEqual({ ok: 1 });
    expect(access.renew).toHaveBeenCalledExactlyOnceWith({
      token: null,
      command: false,
      again: false,
      sent: expect.any(Number),
    });
    expect(requests).toHaveLength(2);
  });

  it('refused again, it says so and ends', async () => {
    const renew = vi.fn(async ({ again }: { again: boolean }) => {
      if (again) throw new LecternError('authentication_error', 'no');
    });
    const { send, requests } = harness([refused], { access: { token: async () => 't', renew } });
    expect(await rejection(send(list, input))).toMatchObject({ code: 'authentication_error' });
    expect(renew.mock.calls.map(([refusal]) => refusal)).toEqual([
      { token: 't', command: false, again: false, sent: expect.any(Number) },
      { token: 't', command: false, again: true, sent: expect.any(Number) },
    ]);
    expect(requests).toHaveLength(2);
  });

  it('a command without an id is not sent again', async () => {
    const { send, requests, access } = harness([refused]);
    expect(await rejection(send(act, { body: { text: '' } }))).toMatchObject({ code: 'unauthorized' });
    expect(access.renew).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a public call', (send: ReturnType<typeof harness>['send']) => send(configurationFile, {})],
    ['a call that asked for it', (send: ReturnType<typeof harness>['send']) => send(currentUser, {}, { renew: false })],
  ])('%s never leads to sign-in', async (_name, ask) => {
    const { send, access } = harness([refused]);
    expect(await rejection(ask(send))).toMatchObject({ code: 'unauthorized' });
    expect(access.renew).not.toHaveBeenCalled();
  });
});
