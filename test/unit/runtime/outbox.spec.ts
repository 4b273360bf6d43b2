import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { saveAnswer } from '../../../src/contract/parts/answers.ts';
import type { SessionState, Settled } from '../../../src/port/port.ts';
import { json, Profile } from './fakeBrowser.ts';
import { isolateRuntimes, makeRuntime, settle } from './harness.ts';
import { Academy, answerPath, me, openTab, stored } from './outboxHarness.ts';

isolateRuntimes();
let academy: Academy;
let profile: Profile;
beforeEach(() => {
  [academy, profile] = [new Academy(), new Profile()];
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

const texts = () => academy.taken.map(({ part, text }) => `${part} ${text}`);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const one = { params: { id: 'w1', activityPathId: 'p1' }, body: { text: 'one', base: 0 } };
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a queued command (CMD-11, CMD-15)', () => {
  it('is kept under a key of its own until the server has answered, and is sent at once (STORE-12)', async () => {
    const tab = await openTab(academy, profile);
    const told: Settled[] = [];
    tab.outbox.watch((settled) => told.push(settled));
    tab.put('p1', 'one');
    expect(stored(profile)).toEqual(['user:u1:outbox:answer:w1:p1']);
    expect(tab.outbox.store.getState()).toMatchObject([
      { key: 'answer:w1:p1', workflowId: 'w1', needsConfirmation: false, refused: null, unsent: null, kept: true },
    ]);
    await settle();
    expect(texts()).toEqual(['p1 one']);
    expect([stored(profile), tab.view()]).toEqual([[], []]);
    expect(told).toMatchObject([{ waiting: { key: 'answer:w1:p1' }, reply: { text: 'one', version: 1 }, error: null }]);
  });

  it('is told of before it is seen to be gone, here and in other tabs: whoever keeps it does not put it again', async () => {
    const tabs = [await openTab(academy, profile), await openTab(academy, profile)];
    const seen: (readonly string[])[] = [];
    for (const tab of tabs) tab.outbox.watch(() => seen.push(tab.view()));
    tabs[0]!.put('p1', 'one');
    await settle();
    expect([seen, ...tabs.map((tab) => tab.view())]).toEqual([[['p1 one'], ['p1 one']], [], []]);
  });

  it('a word that comes while nothing can be sent is not remembered: it does not go hours later (CMD-8, DRAFT-5)', async () => {
    const tab = await openTab(academy, profile);
    const session = tab.runtime.port.session.store as StoreApi<SessionState>;
    tab.put('p1', 'one', { needsConfirmation: true });
    session.setState({ phase: 'expired' });
    expect(await tab.outbox.send('answer:w1:p1')).toBe(false);
    session.setState({ phase: 'active' });
    await settle();
    expect([texts(), tab.view()]).toEqual([[], ['p1 one']]);
    expect(await tab.outbox.send('answer:w1:p1')).toBe(true);
    expect(texts()).toEqual(['p1 one']);
  });

  it.each([
    ['queue', false],
    ['confirm', true],
  ] as const)(
    'of a call that says `%s`: whether the learner has to confirm it is %s (CMD-8)',
    async (offline, waits) => {
      const tab = await openTab(academy, profile);
      tab.outbox.put({ ...saveAnswer, offline }, one, { key: 'answer:w1:p1', workflowId: 'w1' });
      expect(tab.outbox.store.getState()).toMatchObject([{ needsConfirmation: waits }]);
      await settle();
      expect(tab.view()).toEqual(waits ? ['p1 one'] : []);
    },
  );

  it('is none where its call is not kept: that is an error, and nothing waits (CMD-8)', async () => {
    const tab = await openTab(academy, profile);
    const put = () => tab.outbox.put({ ...saveAnswer, offline: 'refuse' }, one, { key: 'k', workflowId: 'w1' });
    expect(put).toThrow(expect.objectContaining({ code: 'offline' }));
    expect([stored(profile), tab.view()]).toEqual([[], []]);
  });

  it('goes in the order in which they were put; what is put again takes the last place', async () => {
    const tab = await openTab(academy, profile);
    for (const [part, text] of [
      ['p3', 'a'],
      ['p1', 'b'],
      ['p2', 'c'],
      ['p3', 'd'],
    ] as const)
      tab.put(part, text);
    expect(tab.view()).toEqual(['p1 b', 'p2 c', 'p3 d']);
    await settle();
    expect(texts()).toEqual(['p1 b', 'p2 c', 'p3 d']);
  });

  it('waits `soon` after the last time it was put, and goes before when the page is hidden or left', async () => {
    const tab = await openTab(academy, profile);
    tab.put('p1', 'o', { soon: 3000 });
    await after(2000);
    tab.put('p1', 'on', { soon: 3000 });
    await after(2900);
    expect(texts()).toEqual([]);
    await after(100);
    expect(texts()).toEqual(['p1 on']);
    tab.put('p1', 'one', { soon: 3000 });
    Object.assign(tab.browser.document, { visibilityState: 'hidden' });
    tab.browser.events.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(texts()).toEqual(['p1 on', 'p1 one']);
    tab.put('p1', 'one!', { soon: 3000 });
    profile.locks.request.mockClear();
    tab.browser.events.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(texts().at(-1)).toBe('p1 one!');
    expect(profile.locks.request).not.toHaveBeenCalled();
    expect(tab.browser.fetch).toHaveBeenLastCalledWith(
      expect.stringContaining('/p1'),
      expect.objectContaining({ keepalive: true }),
    );
    expect(stored(profile)).toEqual([]);
  });

  it('what is put again while it is on its way is sent after it', async () => {
    let answer: (reply: Response) => void = () => undefined;
    academy.replies = { p1: [() => new Promise((resolve) => (answer = resolve)), () => json({})] };
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one');
    await settle();
    tab.put('p1', 'two');
    await settle();
    expect(texts()).toEqual(['p1 one']);
    answer(json({}));
    await settle();
    expect(texts()).toEqual(['p1 one', 'p1 two']);
    expect(stored(profile)).toEqual([]);
  });

  it('can be put again upon the answer, before it is sent', async () => {
    let answer: (reply: Response) => void = () => undefined;
    academy.replies = { p1: [() => new Promise((resolve) => (answer = resolve)), () => json({})] };
    const tab = await openTab(academy, profile);
    tab.outbox.watch(({ reply }) => (reply as { version?: number })?.version && tab.put('p1', 'two upon 1'));
    tab.put('p1', 'one');
    await settle();
    tab.put('p1', 'two upon 0');
    answer(json({ version: 1 }));
    await settle();
    expect(texts()).toEqual(['p1 one', 'p1 two upon 1']);
  });

  it.each<[string, () => Response | Promise<Response>, string, number]>([
    ['a lost request', lost, 'network', 2],
    ['500', () => json({}, { status: 500 }), 'server_error', 2],
    ['503 that says when', () => json({}, { 'status': 503, 'retry-after': 7 }), 'server_error', 7],
    ['429 that says when', () => json({}, { 'status': 429, 'retry-after': 9 }), 'server_error', 9],
    ['408', () => json({}, { status: 408 }), 'timeout', 2],
  ])('%s is tried again', async (_name, reply, code, seconds) => {
    academy.replies = { p1: [reply] };
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one');
    await after(350);
    expect(tab.outbox.store.getState()).toMatchObject([{ unsent: code, refused: null }]);
    academy.replies = {};
    const { length } = academy.taken;
    await after(seconds * 1000 - 400);
    expect(academy.taken).toHaveLength(length);
    await after(400);
    expect(academy.taken).toHaveLength(length + 1);
    expect(tab.view()).toEqual([]);
  });

  it('is tried again after 2, 4, 8 … 60 s', async () => {
    academy.replies = { p1: [() => json({}, { status: 500 })] };
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one');
    await after(250_000);
    const pauses = academy.tries
      .map((at, index) => Math.round((at - (academy.tries[index - 1] ?? at)) / 1000))
      .slice(1);
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it.each<[string, (tab: Awaited<ReturnType<typeof openTab>>) => void]>([
    ['the connection comes back', ({ browser }) => void browser.events.dispatchEvent(new Event('online'))],
    [
      'somebody comes back to the page',
      ({ browser }) => void browser.events.dispatchEvent(new Event('visibilitychange')),
    ],
    ['the learner asks for it', ({ outbox }) => void outbox.send()],
  ])('is tried again at once when %s', async (_name, happen) => {
    academy.replies = { p1: [() => json({}, { status: 500 })] };
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one');
    await after(20_000);
    const { length } = academy.taken;
    happen(tab);
    await settle();
    expect(academy.taken).toHaveLength(length + 1);
  });

  it('a server that fails at one holds up none of the others', async () => {
    academy.replies = { p1: [() => json({}, { status: 500 })] };
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one');
    tab.put('p2', 'two');
    await settle();
    expect(texts()).toEqual(['p1 one', 'p2 two']);
    expect(tab.view()).toEqual(['p1 one']);
  });

  it('without a connection none is tried, and all are when it is back', async () => {
    const tab = await openTab(academy, profile);
    tab.browser.navigator.onLine = false;
    tab.put('p1', 'one');
    tab.put('p2', 'two');
    await after(30_000);
    expect(texts()).toEqual([]);
    expect(tab.outbox.store.getState().map(({ unsent }) => unsent)).toEqual(['offline', 'offline']);
    tab.browser.navigator.onLine = true;
    tab.browser.events.dispatchEvent(new Event('online'));
    await settle();
    expect(texts()).toEqual(['p1 one', 'p2 two']);
  });

  it.each([
    [{}, ''],
    [{ error: { message: 'This part is locked.' } }, 'This part is locked.'],
    [{ error: { message: 'Locked.', fields: { base: ['3'] } } }, 'Locked.'],
    [{ text: ['Too long.'] }, 'Too long.'],
  ])(
    'of a refusal %j what the server says is kept, and nothing that is meant for developers',
    async (body, message) => {
      academy.replies = { p1: [() => json(body, { status: 409 })] };
      const tab = await openTab(academy, profile);
      tab.put('p1', 'one');
      await after(1000);
      expect(tab.outbox.store.getState()[0]?.refused).toEqual({ code: 'conflict', message });
    },
  );

  it.each([
    [400, 'bad_request'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
  ])('%d is kept as refused and not sent again, until it is put again', async (status, code) => {
    academy.replies = { p1: [() => json({}, { status })] };
    const tab = await openTab(academy, profile);
    const told: Settled[] = [];
    tab.outbox.watch((settled) => told.push(settled));
    tab.put('p1', 'one');
    tab.put('p2', 'two');
    await after(200_000);
    tab.browser.events.dispatchEvent(new Event('online'));
    expect(await tab.outbox.send()).toBe(false);
    expect(texts()).toEqual(['p1 one', 'p2 two']);
    expect(tab.outbox.store.getState()).toMatchObject([{ key: 'answer:w1:p1', refused: { code } }]);
    expect(told.map(({ waiting, error }) => [waiting.key, error?.code])).toEqual([
      ['answer:w1:p1', code],
      ['answer:w1:p2', undefined],
    ]);
    expect(told[0]!.waiting.refused).toMatchObject({ code });
    academy.replies = {};
    tab.put('p1', 'another');
    await settle();
    expect(tab.view()).toEqual([]);
  });

  it('a command that needs confirmation is sent only after the learner confirms it (CMD-8)', async () => {
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one', { needsConfirmation: true });
    await after(100_000);
    tab.browser.events.dispatchEvent(new Event('online'));
    tab.browser.events.dispatchEvent(new Event('pagehide'));
    expect(await tab.outbox.send()).toBe(false);
    expect(texts()).toEqual([]);
    academy.replies = { p1: [lost] };
    const sent = tab.outbox.send('answer:w1:p1');
    await after(400);
    expect(await sent).toBe(false);
    academy.replies = {};
    await after(100_000);
    const { length } = academy.taken;
    expect(await tab.outbox.send('answer:w1:p1')).toBe(true);
    expect(academy.taken).toHaveLength(length + 1);
  });
});

describe('after a reload (CMD-11)', () => {
  it('a page that knows nothing of the feature sends what waits, 2 s after sign-in', async () => {
    academy.replies = { p1: [lost] };
    const before = await openTab(academy, profile);
    before.put('p1', 'one');
    await after(350);
    before.runtime.destroy();
    academy.replies = {};
    academy.taken.splice(0);
    const { runtime } = makeRuntime(
      { [me]: () => json(academy.who), [answerPath('p1')]: (init) => academy.answer('p1', init) },
      { profile },
    );
    runtime.port.lease();
    await runtime.port.session.user();
    await after(1900);
    expect(texts()).toEqual([]);
    await after(100);
    await settle();
    expect(texts()).toEqual(['p1 one']);
    expect(stored(profile)).toEqual([]);
  });

  it('nothing is loaded where nothing waits', async () => {
    const { runtime, browser } = makeRuntime({}, { profile });
    runtime.port.lease();
    await runtime.port.session.user();
    await after(3000);
    expect(browser.events.listeners.get('pagehide')?.size ?? 0).toBe(0);
  });
});

describe('a runtime (RUN-4)', () => {
  it('at rest has no timer and no listener, and keeps what waits; awake again it sends', async () => {
    academy.replies = { p1: [() => json({}, { status: 500 })] };
    const { runtime, browser } = await openTab(academy, profile, {});
    runtime.destroy();
    expect(browser.events.left).toBe(0);
    const tab = await openTab(academy, profile);
    tab.put('p1', 'one');
    await settle();
    tab.runtime.destroy();
    expect([tab.browser.events.left, vi.getTimerCount()]).toEqual([0, 0]);
    expect(stored(profile)).toHaveLength(1);
  });
});
