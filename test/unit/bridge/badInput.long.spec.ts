// What comes in and should not: over a real port, from a host or a frame that does as it likes, and from an evil origin
// (CHAN-2 to CHAN-4, CHAN-8).
import { afterEach, describe, expect, it } from 'vitest';
import { LecternError } from '../../../src/errors.ts';
import { limits } from '../../../src/bridge/messages/limits.ts';
import type { LogEntry } from '../../../src/bridge/log/logEntry.ts';
import { deliver, seen } from './fakeWindows.ts';
import { EVIL, frameOf, HOST, windows } from './pair.ts';
import { settled } from './settled.ts';

interface Said {
  readonly [field: string]: unknown;
  readonly body?: Readonly<Record<string, unknown>>;
}

const left: (() => void)[] = [];
afterEach(() => {
  for (const leave of left.splice(0)) leave();
});

/** A framed page, open, with this test in the host's place. */
async function openFrame(more: Parameters<typeof frameOf>[1] = {}) {
  const pair = windows();
  const log: LogEntry[] = [];
  const nonces: string[] = [];
  pair.host.addEventListener('message', (event) =>
    nonces.push(((event as MessageEvent<Said>).data.body as { frameNonce: string }).frameNonce),
  );
  const end = frameOf(pair, { log: (entry) => void log.push(entry), ...more });
  const handled: unknown[] = [];
  end.answer('ping', ({ text }) => {
    if (text !== 'after') handled.push(`ping ${text}`);
    if (text === 'throw') throw new Error('nobody should read this');
    return { text };
  });
  end.answer('route.go', ({ path }) => void handled.push(`go ${path}`) as undefined);
  end.on('config.set', (body) => handled.push(body));
  await settled();
  const { port1, port2 } = new MessageChannel();
  const welcome = {
    ns: 'lectern',
    v: 1,
    ch: 'c',
    id: 'w',
    kind: 'welcome',
    body: { protocol: 1, hostNonce: 'n', frameNonce: nonces[0], caps: [], config: {} },
  };
  deliver(pair.frame, { data: welcome, origin: HOST, source: seen(pair.frame, pair.host), ports: [port2] });
  const heard: Said[] = [];
  port1.onmessage = ({ data }) => heard.push(data as Said);
  await settled();
  heard.length = 0;
  left.push(() => (end.close(), port1.close()));
  let asked = 0;
  const say = async (data: unknown) => {
    port1.postMessage(data);
    // What is asked after it is answered after it.
    port1.postMessage(ping({ id: `after ${(asked += 1)}`, body: { text: 'after' } }));
    await expect.poll(() => heard.some(({ re }) => re === `after ${asked}`)).toBe(true);
    return heard.splice(0).filter(({ re }) => !String(re).startsWith('after'));
  };
  return { ...pair, end, say, port: port1, heard, handled, log, welcome };
}
const message = (fields: object) => ({ ns: 'lectern', v: 1, ch: 'c', id: 'x', ...fields });
const ping = (fields: object = {}) => message({ kind: 'call', name: 'ping', body: { text: 'a' }, ...fields });
const error = (code: string, more: object = {}) => [
  expect.objectContaining({ kind: 'error', re: 'x', body: { code, ...more } }),
];

describe('over the port', () => {
  it.each([
    null,
    '',
    'text',
    5,
    true,
    [],
    {},
    { ns: 'other' },
    { source: 'react-devtools-bridge', payload: {} },
    '{"ns":"lectern"}',
    [{ ns: 'lectern' }],
  ])('%j is none of ours: no answer, no line in the log', async (data) => {
    const { say, end, log } = await openFrame();
    expect(await say(data)).toEqual([]);
    expect([log.filter(({ way }) => way === 'refused'), end.counts().rejected]).toEqual([[], { ours: 1 }]);
  });

  const proto = JSON.parse('{"text":"a","__proto__":{"polluted":true}}') as object;
  it.each<[string, unknown, unknown]>([
    ['another version', ping({ v: 2 }), error('unsupported_version', { supported: [1] })],
    ['an unknown call', ping({ name: 'no.such' }), error('unsupported')],
    ['a call by a name of Object', ping({ name: 'constructor' }), error('unsupported')],
    ['a call by the name of an event', ping({ name: 'config.set', body: {} }), error('unsupported')],
    ['a call that nobody answers', message({ kind: 'call', name: 'toString' }), error('unsupported')],
    ['an unknown event', ping({ kind: 'event', name: 'no.such' }), []],
    ['a body of the wrong shape', ping({ body: { text: 5 } }), error('bad_request', { path: 'text' })],
    ['a body that is too long', ping({ body: { text: 'x'.repeat(501) } }), error('bad_request', { path: 'text' })],
    [
      'no body where one is needed',
      message({ kind: 'call', name: 'route.go' }),
      error('bad_request', { path: 'path' }),
    ],
    ['a body that is a list', ping({ body: ['a'] }), error('bad_request', { path: '' })],
    ['a field of its own named __proto__', ping({ body: proto }), error('bad_request', { path: 'body.__proto__' })],
    [
      'a number that is not finite',
      ping({ body: { text: 'a', more: Infinity } }),
      error('bad_request', { path: 'body.more' }),
    ],
    ['a map', ping({ body: { text: 'a', more: new Map() } }), error('bad_request', { path: 'body.more' })],
    [
      'a list that holds itself',
      ping({
        body: {
          text: 'a',
          more: (() => {
            const list: unknown[] = [];
            list.push(list);
            return list;
          })(),
        },
      }),
      error('too_large'),
    ],
    ['more than 64 KB', ping({ body: { text: 'a', more: 'x'.repeat(limits.bytes) } }), error('too_large')],
    [
      'more than 64 KB of small things',
      ping({ body: { text: 'a', more: Array.from({ length: 9000 }, () => 0) } }),
      error('too_large'),
    ],
    ['an answer to nothing', message({ kind: 'reply', re: 'no', body: {} }), []],
    ['an error of nothing', message({ kind: 'error', re: 'no', body: { code: 'internal' } }), []],
    ['another channel', ping({ ch: 'other' }), []],
    ['a second welcome', message({ kind: 'welcome', body: {} }), []],
    [
      'a path of another host',
      message({ kind: 'call', name: 'route.go', body: { path: '//evil.example' } }),
      error('forbidden_target'),
    ],
    [
      'a script in place of a path',
      message({ kind: 'call', name: 'route.go', body: { path: 'javascript:alert(1)' } }),
      error('forbidden_target'),
    ],
    [
      'a handler that throws',
      ping({ body: { text: 'throw' } }),
      error('internal', { correlationId: expect.stringMatching(/^[0-9a-f]{32}$/) }),
    ],
  ])('%s', async (_what, data, answer) => {
    const { say, end, handled } = await openFrame();
    const said = await say(data);
    expect(said).toEqual(answer);
    expect(JSON.stringify(said)).not.toContain('nobody should read');
    expect(handled.filter((one) => one !== 'ping throw')).toEqual([]);
    expect(end.state()).toBe('open');
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
    // And it goes on as if nothing had been.
    expect(await say(ping({ id: 'y' }))).toMatchObject([{ kind: 'reply', re: 'y', body: { text: 'a' } }]);
  });

  it('what was not granted is answered unauthorized', async () => {
    const { openPort, CHANNEL } = await import('./openPort.ts');
    const { wire, carried } = openPort('host', undefined, []);
    wire.say({ ...message({ kind: 'call', name: 'session.getToken', body: { reason: 'start' } }), ch: CHANNEL });
    expect(wire.posted).toMatchObject([{ kind: 'error', body: { code: 'unauthorized' } }]);
    expect(carried).toEqual([]);
  });

  it('the same call again is answered the same again, and carried out once', async () => {
    const { say, handled } = await openFrame();
    const once = await say(ping());
    const again = await say(ping({ body: { text: 'other' } }));
    expect(again.map(({ re, body }) => [re, body])).toEqual(once.map(({ re, body }) => [re, body]));
    expect(handled).toEqual(['ping a']);
  });

  it('of a body with one thing wrong nothing is applied, and what is not known reaches nobody', async () => {
    const { say, handled } = await openFrame();
    await say(message({ kind: 'event', name: 'config.set', body: { theme: 'dark', dir: 'up' } }));
    expect(handled).toEqual([]);
    await say(message({ kind: 'event', name: 'config.set', body: { theme: 'dark', unknown: 1 } }));
    expect(handled).toEqual([{ theme: 'dark' }]);
  });

  it('an event is not taken twice', async () => {
    const { say, handled, end } = await openFrame();
    for (const seq of [3, 3, 2, 4])
      await say(message({ kind: 'event', name: 'config.set', seq, body: { locale: `l${seq}` } }));
    expect(handled).toEqual([{ locale: 'l3' }, { locale: 'l4' }]);
    expect(end.counts().rejected).toEqual({ order: 2 });
  });

  it('a flood is told once, and closes the channel when it goes on (CHAN-4)', async () => {
    const { wire, end, ended, carried, pass } = (await import('./openPort.ts')).openPort('frame');
    const flood = () => {
      for (let n = 0; n < 80; n += 1)
        wire.say({ ...message({ kind: 'event', name: 'route.back' }), ch: 'channel-of-this-test' });
    };
    flood();
    expect(carried).toHaveLength(50);
    expect(wire.posted).toMatchObject([{ kind: 'error', body: { code: 'rate_limited' } }]);
    pass(1100);
    flood();
    expect(end.state()).toBe('open');
    pass(1100);
    flood();
    expect([end.state(), ended, wire.isClosed()]).toEqual(['closed', ['policy'], true]);
    expect(wire.posted.at(-1)).toMatchObject({ kind: 'bye', body: { reason: 'policy' } });
  });

  it('breaches that lie apart do not close it', async () => {
    const { wire, end, pass } = (await import('./openPort.ts')).openPort('frame');
    for (let n = 0; n < 6; n += 1) {
      wire.say({ ...ping({ body: { text: 'x'.repeat(limits.bytes) } }), ch: 'channel-of-this-test' });
      pass(5001);
    }
    expect([end.state(), end.counts().rejected]).toEqual(['open', { size: 6 }]);
  });

  it('an answer of the wrong shape fails its call, and no message is ever written for a learner', async () => {
    const { say, end, heard, port } = await openFrame({ caps: [] });
    const call = end.call('session.getToken', { reason: 'start' }).catch((cause: unknown) => cause);
    await settled();
    port.postMessage(message({ kind: 'reply', re: heard.splice(0)[0]!['id'], body: { token: 5 } }));
    expect(await call).toSatisfy((cause) => cause instanceof LecternError && cause.code === 'bad_reply');
    expect(await say(message({ kind: 'error', re: 'x', body: { code: 'made-up', text: '<b>no</b>' } }))).toEqual([]);
  });
});

describe('to the windows', () => {
  it.each<
    [string, (frame: Awaited<ReturnType<typeof openFrame>>) => Parameters<typeof deliver>[1], Record<string, number>]
  >([
    [
      'a welcome of an evil window with the host’s origin',
      ({ frame, welcome }) => ({ data: welcome, origin: HOST, source: seen(frame, windows(EVIL).host) }),
      { source: 1 },
    ],
    [
      'a welcome of an evil origin',
      ({ frame, host, welcome }) => ({ data: welcome, origin: EVIL, source: seen(frame, host) }),
      { nonce: 1 },
    ],
    [
      'a second welcome with the nonce of the first',
      ({ frame, host, welcome }) => ({
        data: welcome,
        origin: HOST,
        source: seen(frame, host),
        ports: [new MessageChannel().port2],
      }),
      { nonce: 1 },
    ],
    [
      'an event in place of a welcome',
      ({ frame, host }) => ({
        data: message({ kind: 'event', name: 'session.logout' }),
        origin: HOST,
        source: seen(frame, host),
      }),
      { kind: 1 },
    ],
    ['a window that is gone', ({ welcome }) => ({ data: welcome, origin: HOST, source: null }), { source: 1 }],
    [
      'noise',
      ({ frame, host }) => ({ data: 'webpackHotUpdate', origin: HOST, source: seen(frame, host) }),
      { ours: 1 },
    ],
  ])('%s is dropped without an answer', async (_what, how, rejected) => {
    const opened = await openFrame();
    const posted: unknown[] = [];
    opened.host.addEventListener('message', (event) => posted.push((event as MessageEvent).data));
    deliver(opened.frame, how(opened));
    await settled();
    expect([opened.end.counts().rejected, posted, opened.end.state()]).toEqual([rejected, [], 'open']);
    expect(await opened.say(ping())).toMatchObject([{ kind: 'reply' }]);
  });

  it('an evil origin is dropped whatever it says, and whatever is right about it', async () => {
    const pair = windows(EVIL);
    const hellos: Said[] = [];
    pair.host.addEventListener('message', (event) => hellos.push((event as MessageEvent<Said>).data));
    const end = frameOf(pair);
    left.push(end.close);
    await settled();
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    port1.onmessage = ({ data }) => heard.push(data);
    const body = { protocol: 1, hostNonce: 'n', frameNonce: hellos[0]!.body!['frameNonce'], caps: [], config: {} };
    deliver(pair.frame, {
      data: message({ kind: 'welcome', body }),
      origin: EVIL,
      source: seen(pair.frame, pair.host),
      ports: [port2],
    });
    await settled();
    port1.postMessage(ping());
    await settled();
    port1.close();
    expect([heard, end.state(), end.counts()]).toEqual([
      [],
      'waiting',
      expect.objectContaining({ taken: 0, rejected: { origin: 1 } }),
    ]);
    // The word that it says to everyone names nobody.
    expect(Object.keys(hellos[0]!.body!).sort()).toEqual(['build', 'frameNonce', 'protocols']);
  });
});
