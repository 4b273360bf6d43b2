// The debug log of a page's channels (CHAN-9).
import { afterEach, expect, it } from 'vitest';
import { debugLog } from '../../../src/bridge/log/debugLog.ts';
import { isDebugAsked } from '../../../src/bridge/log/isDebugAsked.ts';
import { listChannel } from '../../../src/bridge/log/pageChannels.ts';
import { pageLog } from '../../../src/bridge/log/pageLog.ts';
import { inspect } from '../../../widgets/tools/inspect.ts';
import { frameOf, hostOf, reaches, windows } from './pair.ts';

const empty = { querySelectorAll: () => [], querySelector: () => null } as unknown as Document;
const slot = Symbol.for('lectern.log');
afterEach(() => void Reflect.deleteProperty(globalThis, slot));

it('keeps what both ends say, hear and refuse, and names nobody', async () => {
  const [said, page]: [string[], object] = [[], {}];
  const log = debugLog(page, (_line, entry) => said.push(entry.name || entry.kind));
  const pair = windows();
  const [host, frame] = [
    hostOf(pair, { log, config: () => ({ ticket: 'secret', theme: 'dark' }) }),
    frameOf(pair, { log }),
  ];
  await Promise.all([reaches(host, 'open'), reaches(frame, 'open')]);
  host.answer('session.getToken', () => ({ token: 'secret' }));
  frame.answer('route.go', () => undefined);
  frame.tell('size', { height: 400 });
  frame.tell('title', { text: 'secret' });
  await frame.call('session.getToken', { reason: 'start' });
  await host.call('route.go', { path: '/learn/secret' });
  await expect(host.call('route.go', { path: 'https://secret.example' })).rejects.toMatchObject({
    code: 'forbidden_target',
  });
  host.close();
  frame.close();
  const entries = pageLog(page)!.entries();
  expect(entries.map(({ way, name }) => `${way} ${name}`)).toEqual(
    expect.arrayContaining([
      'out size',
      'in size',
      'out title',
      'in title',
      'in session.getToken',
      'in route.go',
      'refused route.go',
    ]),
  );
  expect(entries.find(({ way, name }) => way === 'in' && name === 'size')).toMatchObject({
    kind: 'event',
    body: { height: 400 },
  });
  expect(entries.find(({ way }) => way === 'refused')).toMatchObject({ guard: 'target' });
  expect(JSON.stringify(entries)).not.toContain('secret');
  expect(said).toHaveLength(entries.length);
});

it('is one for all channels of a page, and shown by inspect()', () => {
  expect(inspect(empty, Date.now).log).toEqual([]);
  const quiet = () => undefined;
  for (const name of ['a', 'b']) debugLog(globalThis, quiet)({ at: 1, way: 'in', kind: 'event', name });
  expect(inspect(empty, Date.now).log.map(({ name }) => name)).toEqual(['a', 'b']);
});

it('channels of the page are shown with their path, state and counts, and without what may name somebody', async () => {
  const pair = windows();
  const [host, frame] = [hostOf(pair, { config: () => ({ ticket: 'secret' }) }), frameOf(pair)];
  const unlist = [
    listChannel(globalThis, () => ({
      side: 'host',
      path: '/learn/courses',
      state: host.state(),
      counts: host.counts(),
    })),
    listChannel(globalThis, () => ({
      side: 'frame',
      path: '/learn/courses',
      state: frame.state(),
      counts: frame.counts(),
    })),
  ];
  await Promise.all([reaches(host, 'open'), reaches(frame, 'open')]);
  frame.answer('route.go', () => undefined);
  await expect(host.call('route.go', { path: 'https://secret.example' })).rejects.toMatchObject({
    code: 'forbidden_target',
  });
  const { frames } = inspect(empty, Date.now);
  expect(frames).toEqual([
    { side: 'host', path: '/learn/courses', state: 'open', counts: { sent: 1, taken: 2, rejected: {} } },
    { side: 'frame', path: '/learn/courses', state: 'open', counts: { sent: 2, taken: 0, rejected: { target: 1 } } },
  ]);
  expect(JSON.stringify(inspect(empty, Date.now))).not.toContain('secret');
  for (const stop of unlist) stop();
  expect(inspect(empty, Date.now).frames).toEqual([]);
  host.close();
  frame.close();
});

it.each([
  ['/learn/courses/b7?keyword=Mira#x', '/learn/courses/b7'],
  ['/learn/certificate/4711-Mira?a=b', '/learn/certificate/'],
])('of the path %s it shows %s', (path, shown) => {
  const unlist = listChannel(globalThis, () => ({
    side: 'host',
    path,
    state: 'open',
    counts: { sent: 0, taken: 0, rejected: {} },
  }));
  expect(inspect(empty, Date.now).frames.map((seen) => seen.path)).toEqual([shown]);
  unlist();
});

it.each([
  ['?lectern.debug=1', true],
  ['?a=b&lectern.debug=1', true],
  ['?lectern.debug=0', false],
  ['?lectern.debug', false],
  ['', false],
])('is asked for by %s: %s', (search, asked) => {
  expect(isDebugAsked(search)).toBe(asked);
});

it('what was asked for in a frame is so for the pages that follow there, until it is taken back (STORE-15)', () => {
  const kept = new Map<string, string>();
  const tab = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const seen = [
    '',
    '?a=b',
    '?lectern.debug=1',
    '',
    '?lectern.debug',
    '',
    '?lectern.debug=1',
    '?lectern.debug=0',
    '',
  ].map((search) => isDebugAsked(search, tab));
  expect(seen).toEqual([false, false, true, true, false, false, true, false, false]);
  expect(kept.size).toBe(0);
});
