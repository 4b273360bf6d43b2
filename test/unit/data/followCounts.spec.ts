// What is unread is told by a stream, and asked for where there is none (NOTE-6).
import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCounts } from '../../../src/data/notifications/followCounts.ts';
import { unreadKey } from '../../../src/data/player/unreadKey.ts';
import { LecternError } from '../../../src/errors.ts';
import type { ErrorCode } from '../../../src/errorCodes.ts';
import type { RuntimePort, SendOptions } from '../../../src/port/port.ts';

class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
}
let page: Page;
let around: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  around = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', around.addEventListener.bind(around));
  vi.stubGlobal('removeEventListener', around.removeEventListener.bind(around));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function portOf(extensions: readonly string[]) {
  const cache = new QueryClient();
  const asked = vi.spyOn(cache, 'invalidateQueries');
  const streams: { options: SendOptions; end: () => void; fail: (code: ErrorCode) => void }[] = [];
  const send = (_call: unknown, _input: unknown, options: SendOptions) =>
    new Promise<void>((resolve, reject) => {
      const fail = (code: ErrorCode) => reject(new LecternError(code, code));
      options.signal?.addEventListener('abort', () => fail('aborted'));
      streams.push({ options, end: resolve, fail });
    });
  cache.setQueryData(unreadKey, { a: 0 });
  const port = { cache, send, host: { configuration: async () => ({ extensions }) } } as unknown as RuntimePort;
  return { port, cache, asked, streams };
}
const both = ['unreadCounts', 'notifications'];
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('following what is unread', () => {
  it('NOTE-6 once for all elements, until the last of them is gone', async () => {
    const { port, streams } = portOf(both);
    const ends = [followCounts(port), followCounts(port)];
    await tick();
    expect(streams).toHaveLength(1);
    ends[0]?.();
    ends[0]?.();
    expect(streams[0]?.options.signal?.aborted).toBe(false);
    ends[1]?.();
    expect(streams[0]?.options.signal?.aborted).toBe(true);
    await tick(120_000);
    expect(streams).toHaveLength(1);
  });
  it('NOTE-6 keeps what it hears', async () => {
    const { port, cache, streams } = portOf(both);
    const end = followCounts(port);
    await tick();
    streams[0]?.options.heard?.({ name: 'counts', data: { counts: { a: 3 } } });
    expect(cache.getQueryData(unreadKey)).toEqual({ a: 3 });
    streams[0]?.options.heard?.({ name: 'later', data: 7 });
    expect(cache.getQueryData(unreadKey)).toEqual({ a: 3 });
    end();
  });
  it('DONE-4 asks again for a run that something was reported of', async () => {
    const { port, asked, streams } = portOf(both);
    const end = followCounts(port);
    await tick();
    streams[0]?.options.heard?.({ name: 'run', data: { id: 'run-1' } });
    const keys = asked.mock.calls.map(([filter]) => filter?.queryKey?.join('/'));
    expect(keys).toEqual(expect.arrayContaining(['run/run-1/tree', 'course']));
    asked.mockClear();
    // The course is over by it: its page stays while its learner reads in the tool.
    streams[0]?.options.heard?.({ name: 'run', data: { id: 'run-1', over: true } });
    const later = asked.mock.calls.map(([filter]) => filter?.queryKey?.join('/'));
    expect(later).toContain('run/run-1/tree');
    expect(later).not.toContain('course');
    end();
  });
  it('NOTE-6 a stream that ends is followed by another; one that breaks off by a question, and by others ever later', async () => {
    const { port, asked, streams } = portOf(both);
    const end = followCounts(port);
    await tick();
    streams[0]?.end();
    await tick(1200);
    expect([streams.length, asked.mock.calls.length]).toEqual([2, 0]);
    streams[1]?.fail('network');
    await tick(5600);
    expect([streams.length, asked.mock.calls.length]).toEqual([3, 1]);
    streams[2]?.fail('network');
    await tick(5600);
    expect(streams).toHaveLength(3);
    await tick(5600);
    expect(streams).toHaveLength(4);
    end();
  });
  it.each(['unauthorized', 'forbidden'] as const)('NOTE-6 nothing more after %s', async (code) => {
    const { port, asked, streams } = portOf(both);
    const end = followCounts(port);
    await tick();
    streams[0]?.fail(code);
    await tick(600_000);
    expect([streams.length, asked.mock.calls.length]).toEqual([1, 0]);
    end();
  });
  it('NOTE-6 a hidden page hears nothing, and one that is seen again does', async () => {
    const { port, streams } = portOf(both);
    const end = followCounts(port);
    await tick();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(streams[0]?.options.signal?.aborted).toBe(true);
    await tick(600_000);
    expect(streams).toHaveLength(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await tick();
    expect(streams).toHaveLength(2);
    around.dispatchEvent(new Event('online'));
    await tick();
    expect(streams).toHaveLength(3);
    end();
  });
  it('NOTE-6 an LMS that has only the numbers is asked each minute; one without is not', async () => {
    const some = portOf(['unreadCounts']);
    const end = followCounts(some.port);
    await tick();
    await tick(133_000);
    expect([some.streams.length, some.asked.mock.calls.length]).toEqual([0, 2]);
    end();
    const none = portOf([]);
    const stop = followCounts(none.port);
    await tick(600_000);
    expect([none.streams.length, none.asked.mock.calls.length]).toEqual([0, 0]);
    stop();
  });
});
