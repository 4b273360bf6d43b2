import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInactivity } from '../../../src/session/createInactivity.ts';
import { createStorage } from '../../../src/storage/createStorage.ts';
import { memoryArea } from '../runtime/fakeBrowser.ts';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
afterEach(() => void vi.useRealTimers());

function make(area = memoryArea(), userId = 'u1') {
  const calls = { onExpiring: vi.fn(), onActive: vi.fn(), onEnd: vi.fn() };
  const local = createStorage({ area: () => area, report: vi.fn() });
  const set = vi.spyOn(area, 'setItem');
  return { area, set, ...calls, inactivity: createInactivity({ userId, local, wall: Date.now, ...calls }) };
}

describe('inactivity (SESS-8, SESS-9)', () => {
  it('is written down for the other tabs (STORE-1, DATA-16)', () => {
    const { area } = make();
    expect(JSON.parse(area.getItem('userSession')!)).toEqual({
      userId: 'u1',
      lastActivityDate: '2026-11-21T12:00:00.000Z',
    });
  });

  it('warns two minutes before the end and ends after two hours (CONST-1, CONST-25)', () => {
    const { onExpiring, onEnd } = make();
    vi.advanceTimersByTime(118 * minute - 1);
    expect(onExpiring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onExpiring).toHaveBeenCalledExactlyOnceWith(2 * minute);
    vi.advanceTimersByTime(2 * minute - 1);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is put off by activity, before and during the warning', () => {
    const { inactivity, onExpiring, onActive, onEnd } = make();
    vi.advanceTimersByTime(60 * minute);
    inactivity.touch();
    vi.advanceTimersByTime(118 * minute - 1);
    expect(onExpiring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1 + minute);
    expect(onExpiring).toHaveBeenCalledTimes(1);
    inactivity.touch();
    expect(onActive).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(118 * minute - 1);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('is put off by activity in another tab', () => {
    const first = make();
    const second = make(first.area);
    vi.advanceTimersByTime(119 * minute);
    expect(first.onExpiring).toHaveBeenCalledTimes(1);
    second.inactivity.touch();
    first.inactivity.look();
    expect(first.onActive).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(117 * minute);
    expect(first.onEnd).not.toHaveBeenCalled();
  });

  it('counts activity at most every 100 ms (CONST-2)', () => {
    const { inactivity, set } = make();
    set.mockClear();
    for (let ms = 0; ms < 1000; ms++) {
      vi.advanceTimersByTime(1);
      inactivity.touch();
    }
    expect(set).toHaveBeenCalledTimes(10);
  });

  it('ends at once where the device slept through it', () => {
    const { inactivity, onExpiring, onEnd } = make();
    vi.setSystemTime(Date.now() + 500 * minute);
    inactivity.look();
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(onExpiring).not.toHaveBeenCalled();
  });

  it.each([
    'rubbish',
    '{}',
    'null',
    '{"userId":"u2","lastActivityDate":"2027-01-01T00:00:00Z"}',
    '{"userId":"u1","lastActivityDate":"soon"}',
  ])('is not misled by %s in the storage', (kept) => {
    const { area, onEnd } = make();
    area.setItem('userSession', kept);
    vi.advanceTimersByTime(120 * minute);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer behind', () => {
    make().inactivity.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
