import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readingPlace } from '../../../src/data/player/reading/readingPlace.ts';
import { createStorage } from '../../../src/storage/createStorage.ts';
import type { SessionPort } from '../../../src/session/sessionState.ts';
import { memoryArea } from '../runtime/fakeBrowser.ts';

const page = new EventTarget();

function browser(phase = 'active', area = memoryArea()) {
  const storage = createStorage({ area: () => area, report: vi.fn() });
  const session = { store: { getState: () => ({ phase }) } } as unknown as SessionPort;
  const place = (activityPathId = 'a', userId = 'u1', workflowId = 'w1') =>
    readingPlace(
      { storage, session, clock: { now: () => Date.now(), doubt: () => 0, at: () => () => undefined } },
      { userId, workflowId, activityPathId },
    );
  return { area, place, storage };
}

describe('the place in a part (RESUME-1)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is of one person, one run and one part', () => {
    const { place } = browser();
    place('a').set(192.4);
    expect(place('a').get()).toBe(192.4);
    for (const other of [place('b'), place('a', 'u2'), place('a', 'u1', 'w2')]) expect(other.get()).toBeNull();
  });

  it('is kept for thirty runs, of which the one written longest ago goes first', () => {
    const { place, storage } = browser();
    const write = (run: number) => {
      const here = place('a', 'u1', `run-${run}`);
      here.set(run + 1);
      here.flush();
    };
    for (let run = 0; run < 30; run++) write(run);
    write(0);
    write(30);
    expect([0, 1, 2, 30].map((run) => place('a', 'u1', `run-${run}`).get())).toEqual([1, null, 3, 31]);
    expect(storage.of('u1').keys('places:')).toHaveLength(30);
  });

  it('is written at most every 5 s, with the last value', () => {
    const { place } = browser();
    const here = place();
    const written = new Set<number | null>();
    for (let second = 0; second <= 20; second++) {
      here.set(second);
      expect(here.get()).toBe(second);
      vi.advanceTimersByTime(400);
      written.add(place().get());
      vi.advanceTimersByTime(600);
    }
    expect([...written]).toEqual([0, 4, 9, 14, 19]);
    vi.advanceTimersByTime(5000);
    expect(place().get()).toBe(20);
  });

  it('is written when the page is left, and when the part is left', () => {
    const { place } = browser();
    const here = place();
    here.set(1);
    here.set(2);
    expect(place().get()).toBe(1);
    page.dispatchEvent(new Event('pagehide'));
    expect(place().get()).toBe(2);
    here.set(3);
    here.flush();
    expect(place().get()).toBe(3);
  });

  it('does not come back after signing out (SESS-11)', () => {
    const { area, place } = browser();
    place().set(1);
    const gone = browser('signed-out', area);
    gone.storage.purge('u1');
    const here = gone.place();
    here.set(2);
    page.dispatchEvent(new Event('pagehide'));
    expect(area.length).toBe(0);
  });

  it('two tabs: the last one wins, and neither loses the other parts', () => {
    const area = memoryArea();
    const [one, other] = [browser('active', area), browser('active', area)];
    const [first, second] = [one.place('a'), other.place('a')];
    first.set(10);
    other.place('b').set(5);
    second.set(30);
    first.flush();
    expect([browser('active', area).place('a').get(), one.place('b').get()]).toEqual([30, 5]);
  });

  it('remembers 200 parts, and forgets the one that was written longest ago', () => {
    const { place } = browser();
    for (let part = 0; part < 200; part++) place(`p${part}`).set(part);
    place('p0').set(7);
    place('p200').set(200);
    expect([place('p0').get(), place('p1').get(), place('p2').get(), place('p200').get()]).toEqual([7, null, 2, 200]);
  });

  it.each(['', '{', 'null', '7', '{"a":1}', '[1,null,["a"]]', '[["a","7"]]', '[["a",-1]]', '[["a",null]]'])(
    'stored %j is no place, and a new one can be written',
    (kept) => {
      const { storage, place } = browser();
      storage.of('u1').set('places:w1', kept);
      expect(place().get()).toBeNull();
      place().set(4);
      expect(place().get()).toBe(4);
    },
  );
});
