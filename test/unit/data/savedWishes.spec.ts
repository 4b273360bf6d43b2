// Saving a part: shown at once, kept until it is sent, taken back where it is refused (SAVED-2).
import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import { savedQuery } from '../../../src/data/player/saved/savedQuery.ts';
import { savedWishes, wishKey } from '../../../src/data/player/saved/savedWishes.ts';
import type { SavedPart } from '../../../src/domain/tree/savedPart.ts';
import { LecternError } from '../../../src/errors.ts';
import type { OutboxPort, RuntimePort, Settled, Waiting, WaitingOf } from '../../../src/port/port.ts';

const part = (id: string, more: Partial<SavedPart> = {}): SavedPart => ({
  objectiveId: 'o1',
  courseName: 'Course',
  code: null,
  workflowId: 'w1',
  activityPathId: id,
  axis: [id],
  order: Number(id.slice(1)),
  name: id,
  type: 'text',
  resourceKind: 'none',
  ancestors: [],
  icon: 'empty',
  reason: null,
  at: null,
  ...more,
});
const tick = () => new Promise((done) => setTimeout(done));

function stage({ fails = false, before = [] as readonly Waiting[] } = {}) {
  const cache = new QueryClient();
  let waiting: readonly Waiting[] = before;
  const subscribers: ((all: readonly Waiting[]) => void)[] = [];
  const watchers: ((settled: Settled) => void)[] = [];
  const change = (next: readonly Waiting[]) => {
    waiting = next;
    subscribers.forEach((told) => told(next));
  };
  const puts: { readonly input: unknown; readonly of: WaitingOf }[] = [];
  const outbox = {
    store: { getState: () => waiting, subscribe: (told: (typeof subscribers)[number]) => subscribers.push(told) },
    watch: (told: (typeof watchers)[number]) => watchers.push(told),
    put: (_call: unknown, input: { readonly body: unknown }, of: WaitingOf) => {
      puts.push({ input, of });
      const one = { key: of.key, workflowId: of.workflowId, body: input.body, refused: null } as unknown as Waiting;
      change([...waiting.filter(({ key }) => key !== of.key), one]);
    },
  } as unknown as OutboxPort;
  const port = {
    cache,
    clock: { now: () => Date.UTC(2026, 10, 21, 12) },
    session: { store: { getState: () => ({ user: { id: 'u1' } }) } },
    send: vi.fn(),
    outbox: async () => {
      if (fails) throw new LecternError('network', 'its code is not there');
      return outbox;
    },
  } as unknown as RuntimePort;
  const keyOf = (id: string) => savedQuery(port, id).queryKey;
  const list = (id = 'o1') => cache.getQueryData<readonly SavedPart[]>(keyOf(id))?.map((one) => one.activityPathId);
  const asked = vi.spyOn(cache, 'invalidateQueries');
  /** The server, or another tab, has answered. */
  const settle = (of: SavedPart, saved: boolean, reply: unknown, error: LecternError | null = null) => {
    const key = wishKey(of);
    change(waiting.filter((one) => one.key !== key));
    const told = { key, workflowId: of.workflowId, body: { saved }, refused: null } as unknown as Waiting;
    watchers.forEach((watch) => watch({ waiting: told, reply, error }));
  };
  return { port, cache, puts, list, keyOf, asked, settle, wishes: savedWishes(port) };
}
const conflict = new LecternError('conflict', 'no');

describe('saving a part', () => {
  it('is shown at once, in the list of its course and in that of all, and put for whom the course names', async () => {
    const { cache, keyOf, list, puts, wishes } = stage();
    for (const id of ['', 'o1', 'o2']) cache.setQueryData(keyOf(id), [part('p1')]);
    wishes.set(part('p2'), true, 'u7');
    expect([list(''), list('o1'), list('o2')]).toEqual([['p1', 'p2'], ['p1', 'p2'], ['p1']]);
    expect(wishes.get().get(wishKey(part('p2')))).toBe(true);
    await tick();
    expect(puts).toEqual([
      {
        input: {
          params: { id: 'w1', activityPathId: 'p2' },
          body: { saved: true, at: '2026-11-21T12:00:00.000Z' },
        },
        of: { key: 'saved:w1:p2', workflowId: 'w1', lapses: true, userId: 'u7' },
      },
    ]);
  });

  it('is nobody else’s wish: without a name it is that of who is signed in', async () => {
    const { puts, wishes } = stage();
    wishes.set(part('p2'), true);
    await tick();
    expect(puts[0]?.of.userId).toBe('u1');
  });

  it('is told to all who show it, and ends with its answer, after which nothing is asked again', async () => {
    const { cache, keyOf, wishes, settle, asked, list } = stage();
    cache.setQueryData(keyOf('o1'), []);
    const told = vi.fn();
    const stop = wishes.subscribe(told);
    wishes.set(part('p1'), true);
    expect(told).toHaveBeenCalledTimes(1);
    await tick();
    settle(part('p1'), true, { saved: true, at: null });
    expect([wishes.get().size, list(), asked.mock.calls.length]).toEqual([0, ['p1'], 0]);
    stop();
    wishes.set(part('p2'), true);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is taken back where it is refused, and one listener hears of it: the last', async () => {
    const { cache, keyOf, wishes, settle, asked, list } = stage();
    cache.setQueryData(keyOf('o1'), [part('p1')]);
    const [first, last, gone] = [vi.fn(), vi.fn(), vi.fn()];
    wishes.onRefused(first);
    wishes.onRefused(last);
    wishes.onRefused(gone)();
    wishes.set(part('p2'), true);
    await tick();
    settle(part('p2'), true, undefined, conflict);
    expect([list(), wishes.get().size, asked.mock.calls.length]).toEqual([['p1'], 0, 1]);
    wishes.set(part('p1'), false);
    await tick();
    settle(part('p1'), false, undefined, conflict);
    expect(list()).toEqual(['p1']);
    expect([first.mock.calls, gone.mock.calls, last.mock.calls]).toEqual([
      [],
      [],
      [[{ saved: true, error: conflict }], [{ saved: false, error: conflict }]],
    ]);
  });

  it('is taken back where it cannot even be kept', async () => {
    const { cache, keyOf, list, wishes } = stage({ fails: true });
    cache.setQueryData(keyOf('o1'), []);
    const refused = vi.fn();
    wishes.onRefused(refused);
    wishes.set(part('p1'), true);
    expect(list()).toEqual(['p1']);
    await tick();
    expect([list(), wishes.get().size]).toEqual([[], 0]);
    expect(refused.mock.calls[0]?.[0]).toMatchObject({ saved: true, error: { code: 'network' } });
  });

  it('SAVED-5 a list is asked for again where another tab sent it, or another device wished otherwise since', async () => {
    const { wishes, settle, asked } = stage();
    wishes.set(part('p1'), true);
    await tick();
    settle(part('p1'), true, undefined);
    expect(asked).toHaveBeenCalledTimes(1);
    settle(part('p1'), true, { saved: false, at: null });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('SAVED-2 what another tab sent is shown until the list that knows of it has been read', async () => {
    const { cache, keyOf, wishes, settle } = stage();
    let send: (list: readonly SavedPart[]) => void = () => undefined;
    const observer = new QueryObserver(cache, {
      queryKey: keyOf('o1'),
      queryFn: () => new Promise<readonly SavedPart[]>((resolve) => (send = resolve)),
      initialData: [part('p1')],
      staleTime: Infinity,
    });
    const stop = observer.subscribe(() => undefined);
    await tick();
    settle(part('p1'), false, undefined);
    await tick();
    expect(wishes.get().get(wishKey(part('p1')))).toBe(false);
    send([]);
    await tick();
    expect(wishes.get().size).toBe(0);
    stop();
  });

  it('what an earlier page could not send is shown from the beginning', async () => {
    const before = [
      { key: 'saved:w1:p9', workflowId: 'w1', body: { saved: true }, refused: null } as unknown as Waiting,
    ];
    const { wishes } = stage({ before });
    await tick();
    expect([...wishes.get()]).toEqual([['saved:w1:p9', true]]);
  });

  it('of quick wishes the last one is the one that is shown and sent', async () => {
    const { cache, keyOf, list, wishes, puts } = stage();
    cache.setQueryData(keyOf('o1'), []);
    for (const saved of [true, false, true, false]) wishes.set(part('p1'), saved);
    expect([list(), wishes.get().get(wishKey(part('p1')))]).toEqual([[], false]);
    await tick();
    expect([wishes.get().get(wishKey(part('p1'))), (puts.at(-1)?.input as { body: object }).body]).toMatchObject([
      false,
      { saved: false },
    ]);
  });

  it('others’ commands are no wishes', async () => {
    const { wishes, settle, asked } = stage();
    await tick();
    settle({ ...part('p1'), workflowId: 'x' }, true, undefined);
    expect(asked).toHaveBeenCalledTimes(1);
    const before = [
      { key: 'answer:w1:p1', workflowId: 'w1', body: { text: 'x' }, refused: null } as unknown as Waiting,
    ];
    const other = stage({ before });
    await tick();
    expect(other.wishes.get().size).toBe(0);
    expect(wishes.get().size).toBe(0);
  });
});
