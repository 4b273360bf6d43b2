// The helper page: what it tells, whom, and what it says itself (BRIDGE-1, BRIDGE-2, SESS-17).
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { address } from '../../../src/contract/wire/address.ts';
import { signInCode } from '../../../src/contract/frameSessions.ts';
import { runBridge, type BridgeDeps } from '../../../widgets/learn/framed/runBridge.ts';

const own = 'https://portal.example';
const host = 'https://host.example';
const challenge = 'c'.repeat(43);
const waits = `?relogin=1&challenge=${challenge}`;

interface Given {
  readonly opener?: boolean;
  readonly framed?: boolean;
  readonly referrer?: string;
  readonly begun?: BridgeDeps['begun'];
  readonly says?: boolean;
  readonly reply?: Awaited<ReturnType<BridgeDeps['askCode']>>;
}

async function open(
  search: string,
  {
    opener = true,
    framed = false,
    referrer = '',
    begun = 'here',
    says = true,
    reply = { status: 200, code: 'c1' },
  }: Given = {},
) {
  vi.useFakeTimers();
  const [told, words, wishes]: [unknown[][], unknown[][], unknown[]] = [[], [], []];
  const personChanged = vi.fn();
  const other = (name: string) => ({
    postMessage: (message: { name: string; body: object }, to: string) =>
      told.push([name, message.name, message.body, to]),
  });
  const view = {
    opener: opener ? other('opener') : null,
    parent: framed ? other('parent') : null,
    close: vi.fn(),
    setTimeout,
    location: {
      href: `${own}/learn/bridge${search}`,
      origin: own,
      pathname: '/learn/bridge',
      search,
      replace: vi.fn(),
    },
    document: { referrer },
  };
  view.parent ??= view as never;
  await runBridge({
    view: view as never,
    listed: [host, 'https://*.schools.example'],
    askCode: async (wish) => (wishes.push(wish), reply),
    show: (...word) => words.push(word),
    begun,
    confirmed: async () => (says ? undefined : Promise.reject(new Error('left'))),
    personChanged,
  }).catch(() => undefined);
  const early = view.close.mock.calls.length;
  vi.advanceTimersByTime(1500);
  vi.useRealTimers();
  return {
    told,
    words,
    wishes,
    early,
    closed: view.close.mock.calls.length > 0,
    left: view.location.replace.mock.calls,
    again: personChanged.mock.calls.length,
  };
}

describe('a flag', () => {
  it.each<[search: string, given: Given, told: unknown[][]]>([
    [
      '?logout=1',
      {},
      [
        ['opener', 'bridge.logout', {}, own],
        ['opener', 'bridge.logout', {}, host],
      ],
    ],
    [
      '?logout=1',
      { opener: false, framed: true },
      [
        ['parent', 'bridge.logout', {}, own],
        ['parent', 'bridge.logout', {}, host],
      ],
    ],
    [
      '?logout=1',
      { framed: true },
      [
        ['opener', 'bridge.logout', {}, own],
        ['opener', 'bridge.logout', {}, host],
      ],
    ],
    [
      '?logout=1',
      { referrer: 'https://one.schools.example/x' },
      [
        ['opener', 'bridge.logout', {}, own],
        ['opener', 'bridge.logout', {}, host],
        ['opener', 'bridge.logout', {}, 'https://one.schools.example'],
      ],
    ],
    [
      '?relogin=1',
      {},
      [
        ['opener', 'bridge.relogin', {}, own],
        ['opener', 'bridge.relogin', {}, host],
      ],
    ],
    ['?nav=/learn/courses', { referrer: `${host}/a/b` }, [['opener', 'bridge.nav', { path: '/learn/courses' }, host]]],
    [
      '?nav=/learn/courses',
      { referrer: 'https://one.schools.example/' },
      [['opener', 'bridge.nav', { path: '/learn/courses' }, 'https://one.schools.example']],
    ],
  ])('%s with %j', async (search, given, told) => {
    const page = await open(search, given);
    expect(page.told).toEqual(told);
    expect(page.words).toEqual([['told']]);
    expect(page.closed).toBe(given.opener !== false);
  });

  it.each<[search: string, given?: Given]>([
    [''],
    ['?logout=0'],
    ['?logout=1&relogin=1'],
    ['?logout=1&logout=1'],
    ['?nav=https://evil.example/'],
    ['?nav=//evil.example/learn'],
    ['?nav=/admin'],
    ['?nav=/learn/courses', { referrer: 'https://evil.example/' }],
    ['?nav=/learn/courses', { referrer: '' }],
    ['?logout=1', { opener: false }],
    ['?relogin=1&challenge=short'],
    // A host that frames the page is given nothing by the session of the frame.
    [waits, { opener: false, framed: true }],
    [waits, { framed: true }],
  ])('%s with %j: nothing to do', async (search, given = {}) => {
    const page = await open(search, given);
    expect(page.words).toEqual([['nothing']]);
    expect([page.told, page.wishes, page.left, page.closed]).toEqual([[], [], [], false]);
  });
});

describe('a frame that waits for a code', () => {
  it('is given it by the window that it opened, of the portal’s own origin alone; the window closes', async () => {
    const page = await open(waits);
    expect(page.wishes).toEqual([{ challenge, spoken: false }]);
    expect(page.told).toEqual([['opener', 'bridge.relogin', { code: 'c1' }, own]]);
    expect(page.words).toEqual([['signed-in']]);
    expect([page.early, page.closed]).toEqual([0, true]);
  });

  it('where the opener was cut off the code is eight digits, to be read', async () => {
    const page = await open(waits, { opener: false, reply: { status: 200, code: '12345678' } });
    expect(page.wishes).toEqual([{ challenge, spoken: true }]);
    expect([page.told, page.words, page.closed]).toEqual([[], [['spoken', '12345678']], false]);
  });

  it('where another page has opened the window, nothing is asked for or shown (AUTH-11); whoever opened it may be told', async () => {
    const page = await open(waits, { opener: false, begun: 'elsewhere' });
    expect([page.words, page.wishes, page.left]).toEqual([[['nothing']], [], []]);
    expect((await open(waits, { opener: false, begun: 'elsewhere', reply: { status: 401 } })).left).toEqual([]);
    expect((await open(waits, { begun: 'elsewhere' })).told).toEqual([
      ['opener', 'bridge.relogin', { code: 'c1' }, own],
    ]);
  });

  it.each([true, false])(
    'where nobody knows who has opened the window, the learner is asked first, and says %j (AUTH-11)',
    async (says) => {
      const page = await open(waits, {
        opener: false,
        begun: 'unknown',
        says,
        reply: { status: 200, code: '12345678' },
      });
      expect(page.words).toEqual(says ? [['ask'], ['spoken', '12345678']] : [['ask']]);
    },
  );

  it('where nobody is signed in this window signs in, and comes back', async () => {
    const page = await open(`${waits}&provider=school`, { reply: { status: 401 } });
    const back = `/learn/bridge${waits}&provider=school&again=1`;
    expect(page.left).toEqual([[`/oidc/login?redirectUrl=${encodeURIComponent(back)}&provider=school`]]);
    expect([page.told, page.words]).toEqual([[], []]);
  });

  it.each([
    [`${waits}&prompt=login`, waits, ''],
    [`?prompt=login&relogin=1&challenge=${challenge}&provider=school`, `${waits}&provider=school`, '&provider=school'],
    [`${waits}&again=1&prompt=login`, waits, ''],
  ])(
    '%s: whoever is signed in here is asked first, and comes back without the wish (SESS-20)',
    async (search, back, provider) => {
      for (const opener of [true, false]) {
        const page = await open(search, { opener, referrer: `${own}/learn/courses` });
        expect(page.left).toEqual([
          [`/oidc/login?redirectUrl=${encodeURIComponent(`/learn/bridge${back}&again=1`)}&prompt=login${provider}`],
        ]);
        expect([page.wishes, page.told, page.words]).toEqual([[], [], []]);
      }
    },
  );

  it.each([
    [`${waits}&prompt=none`, `${own}/learn`],
    [`${waits}&prompt=`, `${own}/learn`],
    [`${waits}&prompt=login`, `${host}/`],
    [`${waits}&prompt=login`, ''],
  ])('%s from "%s": no wish that counts', async (search, referrer) => {
    const page = await open(search, { referrer });
    expect([page.left, page.words, page.again]).toEqual([[], [['signed-in']], 0]);
  });

  it.each([true, false])(
    'whoever has signed in in this window may be another person than the tabs show: they hear of it (SESS-23); opener: %s',
    async (opener) => {
      expect((await open(`${waits}&again=1`, { opener })).again).toBe(1);
      expect((await open(`${waits}&again=1`, { opener, reply: { status: 401 } })).again).toBe(0);
    },
  );

  it.each<[name: string, search: string, reply: NonNullable<Given['reply']>]>([
    ['nobody is here after signing in', `${waits}&again=1`, { status: 401 }],
    ['the server fails', waits, { status: 503 }],
    ['the server refuses', waits, { status: 403 }],
    ['the reply has no code', waits, { status: 200 }],
    ['the code is no text', waits, { status: 200, code: 7 }],
  ])('%s: it failed, and says so', async (_name, search, reply) => {
    const page = await open(search, { reply });
    expect([page.told, page.words, page.left, page.closed]).toEqual([[], [['failed']], [], false]);
  });
});

it('its script, which brings nothing of the contract, asks for a code where the contract says', () => {
  expect(readFileSync('widgets/learn/bridge.ts', 'utf8')).toContain(
    `fetch('${address(signInCode, { body: { challenge, spoken: false } })}'`,
  );
});
