// Places and what was seen, on the server too: so another browser goes on where this one stopped.
import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepBookmark } from '../../../src/data/player/reading/keepBookmark.ts';
import { readStoredPlace } from '../../../src/data/player/reading/readStoredPlace.ts';
import { readBookmarks } from '../../../src/data/player/reading/readBookmarks.ts';
import { readingPlace } from '../../../src/data/player/reading/readingPlace.ts';
import { watchVideo } from '../../../src/data/player/reading/watchVideo.ts';
import { LecternError } from '../../../src/errors.ts';
import type { RuntimePort } from '../../../src/port/port.ts';
import { createStorage } from '../../../src/storage/createStorage.ts';
import { memoryArea } from '../runtime/fakeBrowser.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const of = { userId: 'u1', workflowId: 'w1', activityPathId: 'a' };
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Bookmarks = readonly {
  readonly activityPathId: string;
  readonly place: number | null;
  readonly seen: readonly (readonly [number, number])[];
  readonly at: number | null;
}[];

function browser({
  extensions = ['bookmarks'],
  found = async () => [],
}: { readonly extensions?: readonly string[]; readonly found?: () => Promise<Bookmarks> } = {}) {
  const puts: unknown[] = [];
  const user: { id: string } | null = { id: 'u1' };
  const state = { phase: 'active', user: user as { id: string } | null };
  const send = vi.fn(found);
  const outbox = vi.fn(async () => ({
    put: (_call: unknown, { body }: { body: unknown }, how: unknown) => puts.push([body, how]),
  }));
  const port = {
    storage: createStorage({
      area: (
        (area) => () =>
          area
      )(memoryArea()),
      report: vi.fn(),
    }),
    session: { store: { getState: () => state }, stay: vi.fn() },
    host: { configuration: async () => ({ extensions }) },
    clock: { now: () => Date.now() },
    cache: new QueryClient(),
    send,
    outbox,
  } as unknown as RuntimePort;
  const kept = (part = 'a') => readingPlace(port, { ...of, activityPathId: part }).get();
  return { port, puts, send, outbox, kept, state, bodies: () => puts.map((put) => (put as [unknown])[0]) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a bookmark (RESUME-3)', () => {
  it('is put at once, then at most every 30 s, and when the part is left', async () => {
    const { port, puts, bodies } = browser();
    const bookmark = keepBookmark(port, of, () => place.flush());
    const place = readingPlace(port, of, bookmark.ask);
    await settle();
    for (let second = 0; second <= 60; second++) {
      place.set(second);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(bodies()).toEqual([0, 29, 59].map((at) => ({ place: at, seen: [], at: expect.any(String) as string })));
    expect(puts[0]).toEqual([
      { place: 0, seen: [], at: '2026-11-21T12:00:00.000Z' },
      { key: 'bookmark:w1:a', workflowId: 'w1', userId: 'u1', lapses: true },
    ]);
    place.set(70);
    place.flush();
    bookmark.flush();
    await settle();
    expect(bodies().at(-1)).toMatchObject({ place: 70 });
    bookmark.flush();
    await settle();
    expect(puts).toHaveLength(4);
  });

  it('says the last place when the page is left, which was not written yet', async () => {
    const { port, bodies } = browser();
    const watch = watchVideo(port, { ...of, onSeen: vi.fn(), onShare: vi.fn() });
    watch.begin(100);
    await settle();
    for (let second = 1; second <= 13; second++) {
      watch.tell({ at: second, duration: 100, played: [[0, second]], playing: true });
      await vi.advanceTimersByTimeAsync(1000);
    }
    page.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(bodies()).toMatchObject([{ place: 1 }, { place: 13, seen: [[0, 13]] }]);
  });

  it('says what was seen of a video, and where', async () => {
    const { port, bodies } = browser();
    const watch = watchVideo(port, { ...of, onSeen: vi.fn(), onShare: vi.fn() });
    watch.begin(100);
    await settle();
    watch.tell({ at: 20, duration: 100, played: [[0, 20]], playing: true });
    watch.flush();
    await settle();
    expect(bodies().at(-1)).toMatchObject({ place: 20, seen: [[0, 20]] });
  });

  it.each<[string, (made: ReturnType<typeof browser>) => void]>([
    ['of who signed out', ({ state }) => Object.assign(state, { phase: 'signed-out', user: null })],
    ['under another person’s name', ({ state }) => Object.assign(state, { user: { id: 'u2' } })],
  ])('is not put %s', async (_name, happen) => {
    const made = browser();
    const bookmark = keepBookmark(made.port, of, () => undefined);
    await settle();
    happen(made);
    bookmark.ask();
    await settle();
    expect(made.puts).toEqual([]);
  });

  it('is neither put nor asked for where the LMS keeps none (CALL-5)', async () => {
    const { port, outbox, send, kept } = browser({ extensions: ['answers'] });
    const bookmark = keepBookmark(port, of, () => undefined);
    readingPlace(port, of, bookmark.ask).set(7);
    await readBookmarks(port, 'u1', 'w1');
    await settle();
    expect([outbox.mock.calls, send.mock.calls, kept()]).toEqual([[], [], 7]);
  });
});

describe('bookmarks of a run (RESUME-4)', () => {
  const at = (place: number | null, when: number | null, seen: readonly (readonly [number, number])[] = []) => ({
    activityPathId: 'a',
    place,
    seen,
    at: when,
  });

  it.each<[string, unknown, ReturnType<typeof at>, number | null]>([
    ['nothing here', null, at(40, noon - 5), 40],
    ['a later one there', [10, noon - 9], at(40, noon - 5), 40],
    ['a later one here', [10, noon - 1], at(40, noon - 5), 10],
    ['the same time: here', [10, noon], at(40, noon), 10],
    ['one here of an earlier build', 10, at(40, noon - 5), 40],
    ['one there without a time', [10, 1], at(40, null), 10],
    ['no place there', [10, 1], at(null, noon), 10],
  ])('%s', async (_name, here, there, place) => {
    const { port, kept } = browser({ found: async () => [there] });
    if (here !== null) port.storage.of('u1').set('places:w1', JSON.stringify([['a', here]]));
    await readBookmarks(port, 'u1', 'w1');
    expect(kept()).toBe(place);
  });

  it('are read once, and what was seen is united', async () => {
    const { port, send } = browser({
      found: async () => [at(40, noon - 5, [[0, 40]]), { ...at(3, noon), activityPathId: 'b' }],
    });
    port.storage.of('u1').set(
      'seen:w1',
      JSON.stringify([
        ['a', [[30, 50]]],
        ['c', [[1, 2]]],
      ]),
    );
    await Promise.all([readBookmarks(port, 'u1', 'w1'), readBookmarks(port, 'u1', 'w1')]);
    await readBookmarks(port, 'u1', 'w1');
    expect(send).toHaveBeenCalledTimes(1);
    expect(JSON.parse(port.storage.of('u1').get('seen:w1')!)).toEqual([
      ['c', [[1, 2]]],
      ['a', [[0, 50]]],
    ]);
    expect(JSON.parse(port.storage.of('u1').get('places:w1')!)).toEqual([
      ['a', [40, noon - 5]],
      ['b', [3, noon]],
    ]);
  });

  it.each<[string, () => Promise<Bookmarks>, (made: ReturnType<typeof browser>) => void]>([
    [
      'that do not come leave what is known',
      () => Promise.reject(new LecternError('network', 'lost')),
      () => undefined,
    ],
    [
      'of who signed out meanwhile are not kept',
      async () => [at(40, noon)],
      ({ state }) => Object.assign(state, { user: null }),
    ],
  ])('%s', async (_name, found, happen) => {
    const made = browser({ found });
    made.port.storage.of('u1').set('places:w1', '[["a",[10,1]]]');
    const read = readBookmarks(made.port, 'u1', 'w1');
    happen(made);
    await read;
    expect(made.kept()).toBe(10);
  });

  it('that come before the learner begins take them there; afterwards they stay where they are', async () => {
    let answer: (found: Bookmarks) => void = () => undefined;
    const there = () => new Promise<Bookmarks>((resolve) => (answer = resolve));
    const onShare = vi.fn<(share: number) => void>();
    const early = watchVideo(browser({ found: there }).port, { ...of, onSeen: vi.fn(), onShare });
    const looked = early.look();
    await settle();
    expect(early.begin(100)).toBeNull();
    early.tell({ at: 0, duration: 100, played: [], playing: false });
    answer([at(40, noon - 5, [[0, 40]])]);
    expect(await looked).toBe(40);
    expect(onShare).toHaveBeenLastCalledWith(0.4);

    const made = browser({ found: there });
    const late = watchVideo(made.port, { ...of, onSeen: vi.fn(), onShare });
    const lookedLate = late.look();
    await settle();
    late.begin(100);
    late.tell({ at: 2, duration: 100, played: [[0, 2]], playing: true });
    answer([at(40, noon - 5, [[10, 40]])]);
    expect(await lookedLate).toBeNull();
    expect(onShare).toHaveBeenLastCalledWith(0.32);
    expect(made.kept()).toBe(2);
  });

  it('opening a video at its place is no news of where the learner is', async () => {
    const { port, bodies } = browser();
    port.storage.of('u1').set('places:w1', JSON.stringify([['a', [40, 5]]]));
    const watch = watchVideo(port, { ...of, onSeen: vi.fn(), onShare: vi.fn() });
    await settle();
    expect(watch.begin(100)).toBe(40);
    watch.tell({ at: 40.2, duration: 100, played: [], playing: false });
    watch.flush();
    await settle();
    expect(bodies()).toEqual([]);
    watch.tell({ at: 70, duration: 100, played: [], playing: false });
    await settle();
    expect(bodies()).toMatchObject([{ place: 70 }]);
  });

  it.each([
    [7, [7, 0]],
    [
      [7, 8],
      [7, 8],
    ],
    [
      [7, null],
      [7, 0],
    ],
    [[7], [7, 0]],
    [-1, null],
    [['7', 1], null],
    [{}, null],
    [null, null],
  ])('stored %j is the place %j', (kept, place) => {
    expect(readStoredPlace(kept)).toEqual(place);
  });
});
