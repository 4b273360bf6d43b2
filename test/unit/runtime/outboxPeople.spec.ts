import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Settled } from '../../../src/port/port.ts';
import { json, Profile } from './fakeBrowser.ts';
import { isolateRuntimes, settle } from './harness.ts';
import { Academy, openTab, people, stored, type Tab } from './outboxHarness.ts';

isolateRuntimes();
let academy: Academy;
let profile: Profile;
beforeEach(() => {
  [academy, profile] = [new Academy(), new Profile()];
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

const texts = () => academy.taken.map(({ who, part, text }) => `${who} ${part} ${text}`);
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const phase = (tab: Tab) => tab.runtime.port.session.store.getState().phase;
const fails = () => json({}, { status: 500 });

/** What a tab leaves that could not send it. */
async function leave(part = 'p1', text = 'one') {
  academy.replies = { [part]: [fails] };
  const tab = await openTab(academy, profile);
  tab.put(part, text);
  await settle();
  tab.runtime.destroy();
  academy.replies = {};
  academy.taken.splice(0);
}

describe('tabs of one browser (CMD-12)', () => {
  it('show the same, and one of them sends', async () => {
    const [one, two] = [await openTab(academy, profile), await openTab(academy, profile)];
    const told: Settled[] = [];
    two.outbox.watch((settled) => told.push(settled));
    one.put('p1', 'one', { soon: 3000 });
    expect(two.view()).toEqual(['p1 one']);
    await after(3000);
    expect(texts()).toEqual(['u1 p1 one']);
    expect([one.view(), two.view()]).toEqual([[], []]);
    expect(told).toMatchObject([{ waiting: { key: 'answer:w1:p1' }, error: null }]);
    expect(told[0]!.reply).toBeUndefined();
  });

  it('wait for each other', async () => {
    let answer: (reply: Response) => void = () => undefined;
    academy.replies = { p1: [() => new Promise((resolve) => (answer = resolve))] };
    const [one, two] = [await openTab(academy, profile), await openTab(academy, profile)];
    one.put('p1', 'one');
    await settle();
    const sent = two.outbox.send();
    await settle();
    expect(texts()).toEqual(['u1 p1 one']);
    answer(json({}));
    expect(await sent).toBe(true);
    expect(texts()).toEqual(['u1 p1 one']);
  });

  it('one steps in for another that is gone, and both know of what was refused', async () => {
    const [one, two] = [await openTab(academy, profile), await openTab(academy, profile)];
    const told: Settled[] = [];
    one.outbox.watch((settled) => told.push(settled));
    two.outbox.watch((settled) => told.push(settled));
    academy.replies = { p1: [() => json({}, { status: 409 })] };
    one.put('p1', 'one', { soon: 3000 });
    profile.tabs.delete(one.browser.events);
    one.runtime.destroy();
    await after(59_000);
    expect(texts()).toEqual([]);
    await after(1000);
    expect(texts()).toEqual(['u1 p1 one']);
    expect(told.map(({ error }) => error?.code)).toEqual(['conflict']);
    const three = await openTab(academy, profile);
    expect(three.outbox.store.getState()).toMatchObject([{ refused: { code: 'conflict' } }]);
    two.outbox.drop('answer:w1:p1');
    expect(three.view()).toEqual([]);
  });

  it.each<[string, (tab: Tab) => object]>([
    ['there are no locks', () => ({ locks: undefined })],
    [
      'locks are refused',
      () => ({ locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } }),
    ],
  ])('send where %s', async (_name, change) => {
    const tab = await openTab(academy, profile);
    tab.runtime.destroy();
    const other = await openTab(academy, profile);
    Object.assign(other.browser.navigator, change(other));
    other.put('p1', 'one');
    await settle();
    expect(texts()).toEqual(['u1 p1 one']);
  });
});

describe('storage (CMD-12, CMD-17, ERR-17)', () => {
  it('that is blocked keeps it as long as the page, and says so', async () => {
    const tab = await openTab(academy, profile, {
      local: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    academy.replies = { p1: [fails, () => json({})] };
    tab.put('p1', 'one');
    await settle();
    expect(tab.outbox.store.getState()).toMatchObject([{ kept: false, unsent: 'server_error' }]);
    expect(tab.notices()).toEqual(['This browser does not save anything on this device']);
    await after(2000);
    expect(texts()).toEqual(['u1 p1 one', 'u1 p1 one']);
    expect(tab.view()).toEqual([]);
  });

  const key = 'user:u1:outbox:answer:w1:p1';
  const change = (more: object) => (entry: Record<string, unknown>) => ({ ...entry, ...more });
  const call = (more: object) => (entry: Record<string, unknown>) => ({
    ...entry,
    call: { ...(entry['call'] as object), ...more },
  });
  it.each<[string, (entry: Record<string, unknown>) => unknown]>([
    ['no entry', () => 7],
    ['null', () => null],
    ['another key', change({ key: 'answer:w1:p2' })],
    ['no turn', change({ turn: null })],
    ['a turn that is no number', change({ turn: '1' })],
    ['no revision', change({ revision: '' })],
    ['a word that is neither', change({ byWord: 'no' })],
    ['no reason', change({ refused: {} })],
    ['a base elsewhere', call({ base: 'https://elsewhere.example/' })],
    ['a base of the language', call({ base: 'constructor' })],
    ['a file of the origin', call({ base: 'root' })],
    ['a path that climbs', call({ path: '../../oidc/logout' })],
    ['a path to another host', call({ path: '/elsewhere.example' })],
    ['a path with a question', call({ path: 'users/me?x=1' })],
    ['a method that reads', call({ method: 'GET' })],
    ['an unknown preference', call({ prefer: 'x\nCookie: y' })],
    ['unknown idempotency', call({ idempotency: 'maybe' })],
    ['a missing value', change({ params: { id: 'w1' } })],
    ['a value that climbs', change({ params: { id: '..', activityPathId: 'p1' } })],
    ['values that are no texts', change({ params: { id: 1, activityPathId: 'p1' } })],
  ])('with %s is dropped and reported, and the others go', async (_name, odd) => {
    await leave();
    profile.local.setItem(key, JSON.stringify(odd(JSON.parse(profile.local.getItem(key)!) as Record<string, unknown>)));
    const tab = await openTab(academy, profile);
    expect(vi.mocked(console.warn).mock.calls.map(([, code]) => code)).toContain('storage');
    expect(profile.local.getItem(key)).toBeNull();
    tab.put('p2', 'two');
    await settle();
    expect(texts()).toEqual(['u1 p2 two']);
  });

  it('with what is no JSON is dropped; what a later build wrote is left to it', async () => {
    profile.local.setItem(key, '{');
    profile.local.setItem('user:u1:outbox:new', JSON.stringify({ format: 2, key: 'new' }));
    const tab = await openTab(academy, profile);
    await after(3000);
    expect([tab.view(), stored(profile)]).toEqual([[], ['user:u1:outbox:new']]);
  });
});

describe('401 (CMD-16, SESS-3)', () => {
  it('keeps what was given here and asks to sign in; afterwards it is sent', async () => {
    const tab = await openTab(academy, profile);
    academy.who = null;
    tab.put('p1', 'one');
    await after(100);
    expect([phase(tab), tab.browser.assigned]).toEqual(['expired', []]);
    await after(200_000);
    expect(academy.tries.length).toBeLessThan(3);
    academy.who = people.mira;
    Object.assign(tab.browser, { open: () => ({ closed: true, close: () => undefined }) });
    tab.runtime.port.session.signIn();
    await after(1000);
    expect([phase(tab), texts(), stored(profile)]).toEqual(['active', ['u1 p1 one'], []]);
  });

  it('never comes of a session that ended for inactivity: what waits is kept, and nothing is sent (SESS-10)', async () => {
    academy.replies = { p1: [fails] };
    const tab = await openTab(academy, profile);
    await after(2000);
    tab.put('p1', 'one');
    await after(7_200_000);
    expect(phase(tab)).toBe('expired');
    const { length } = academy.tries;
    await after(600_000);
    tab.browser.events.dispatchEvent(new Event('online'));
    await settle();
    expect([academy.tries.length, stored(profile).length, tab.view()]).toEqual([length, 1, ['p1 one']]);
  });

  it('of what an earlier page left leads nowhere, and waits for a good session', async () => {
    await leave();
    academy.replies = { p1: [() => json({}, { status: 401 })] };
    const tab = await openTab(academy, profile);
    await after(300_000);
    expect([phase(tab), tab.browser.assigned, academy.taken.length]).toEqual(['active', [], 1]);
    academy.replies = {};
    tab.browser.events.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(stored(profile)).toEqual([]);
  });

  it('again and again after signing in again is asked about once a minute at most (SESS-6)', async () => {
    const tab = await openTab(academy, profile);
    academy.replies = { p1: [() => json({}, { status: 401 })] };
    const before = tab.asked.length;
    tab.put('p1', 'one');
    await after(50_000);
    expect(tab.asked.length - before).toBeLessThan(8);
    expect(stored(profile)).toHaveLength(1);
  });
});

describe('another person (CMD-9, CMD-16)', () => {
  it('neither sees nor sends what the first one left, and the first one finds it', async () => {
    await leave();
    academy.who = people.jonas;
    const his = await openTab(academy, profile);
    his.put('p2', 'his');
    await after(100_000);
    expect([his.view(), texts()]).toEqual([[], ['u2 p2 his']]);
    his.runtime.destroy();
    academy.who = people.mira;
    await openTab(academy, profile);
    await settle();
    expect(texts()).toEqual(['u2 p2 his', 'u1 p1 one']);
  });

  it('after a sign-in in another tab nothing is sent for the person before, also no request that would be refused (STORE-13)', async () => {
    const hers = await openTab(academy, profile);
    hers.put('p2', 'two');
    await after(3000);
    academy.who = people.jonas;
    const his = await openTab(academy, profile);
    hers.put('p1', 'hers');
    await after(100_000);
    expect(texts()).toEqual(['u1 p2 two']);
    expect([hers.view(), his.view()]).toEqual([['p1 hers'], []]);
    academy.who = people.mira;
    hers.browser.events.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(texts()).toEqual(['u1 p2 two', 'u1 p1 hers']);
  });

  it('who signs in while a request is lost is asked about before it is sent again (CMD-15, CMD-16)', async () => {
    academy.replies = { p1: [() => Promise.reject(new TypeError('Failed to fetch'))] };
    const hers = await openTab(academy, profile);
    hers.put('p1', 'hers');
    await settle();
    academy.who = people.jonas;
    await openTab(academy, profile);
    await after(100_000);
    expect(texts()).toEqual(['u1 p1 hers']);
    expect(hers.view()).toEqual(['p1 hers']);
  });

  it('for whom the page does not know yet is answered as a stranger, which refuses nothing', async () => {
    const hers = await openTab(academy, profile);
    hers.put('p2', 'two');
    await settle();
    academy.who = people.jonas;
    academy.replies = { p1: [() => json({}, { status: 404 })] };
    hers.put('p1', 'hers');
    await settle();
    expect(hers.outbox.store.getState()).toMatchObject([{ refused: null }]);
  });

  it('whose token came with signing in again: nothing is sent under it (AUTH-2)', async () => {
    const tokens = ['hers', 'his'];
    const tab = await openTab(academy, profile, {
      url: 'https://partner.example/',
      options: { apiBase: 'https://portal.example', getToken: async () => tokens.shift() ?? 'his' },
    });
    const bearers: string[] = [];
    const { fetch } = tab.browser;
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      const { pathname } = new URL(String(input));
      const bearer = String((init!.headers as Record<string, string>)['Authorization']).slice(7);
      if (pathname.endsWith('/p1')) bearers.push(bearer);
      if (bearer === 'hers') return json({}, { status: 401 });
      return pathname.endsWith('/me') ? json(people.jonas) : json({});
    });
    tab.put('p1', 'hers');
    await after(200_000);
    expect(bearers).not.toContain('his');
    expect(tab.view()).toEqual(['p1 hers']);
    expect(stored(profile)).toEqual(['lectern:portal.example:user:u1:outbox:answer:w1:p1']);
  });

  it('who signs out leaves nothing, and what was on its way brings nothing back (SESS-11)', async () => {
    let answer: (reply: Response) => void = () => undefined;
    academy.replies = { p1: [() => new Promise((resolve) => (answer = resolve))] };
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one');
    await settle();
    tab.put('p1', 'two');
    const other = await openTab(academy, profile);
    await after(2000);
    other.runtime.port.session.signOut();
    await after(5000);
    other.say(true);
    answer(json({}, { status: 409 }));
    await after(100_000);
    tab.put('p1', 'three');
    expect([stored(profile), tab.view(), texts()]).toEqual([[], [], ['u1 p1 one']]);
  });
});
