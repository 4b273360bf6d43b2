import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitRecord } from '../../../src/data/player/run/awaitRecord.ts';
import { LecternError } from '../../../src/errors.ts';
import type { RuntimePort } from '../../../src/port/port.ts';

const input = { objectiveId: 'o', workflowId: 'w' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A runtime that answers at once; `record` comes with the answer of that number, or never. */
function runtime(record = Infinity, lost = 0) {
  const at: number[] = [];
  const port = {
    clock: { now: () => Date.now() },
    cache: new QueryClient(),
    send: async () => {
      at.push(Date.now());
      if (at.length <= lost) throw new LecternError('network', '');
      return { objectiveRecordId: at.length >= record ? 'r' : null };
    },
  } as unknown as RuntimePort;
  return { port, at };
}

it('CONST-7, SUBMIT-2: asks every 2 s, 10 % either way, for 60 s, and no record by then is no error (CONST-28)', async () => {
  const { port, at } = runtime();
  const begun = Date.now();
  const done = awaitRecord(port, input, Date.now());
  await vi.advanceTimersByTimeAsync(120_000);
  await done;
  const steps = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(1800);
  expect(Math.max(...steps)).toBeLessThanOrEqual(2200);
  expect((at.at(-1) ?? 0) - begun).toBeGreaterThan(57_000);
  expect((at.at(-1) ?? 0) - begun).toBeLessThan(60_000);
});

it('SUBMIT-2: stops with the record', async () => {
  const { port, at } = runtime(3);
  const done = awaitRecord(port, input, Date.now());
  await vi.advanceTimersByTimeAsync(120_000);
  await done;
  expect(at).toHaveLength(3);
});

it('SUBMIT-2: who comes back to a page does not ask beside what asks already', async () => {
  const { port, at } = runtime(3);
  const begun = Date.now();
  await Promise.race([
    Promise.all([awaitRecord(port, input, begun), awaitRecord(port, input, begun)]),
    vi.advanceTimersByTimeAsync(120_000),
  ]);
  expect(at).toHaveLength(3);
});

it('SUBMIT-2: a page that is loaded again asks for the rest of the minute alone', async () => {
  const { port, at } = runtime();
  const begun = Date.now();
  const done = awaitRecord(port, input, begun - 50_000);
  await vi.advanceTimersByTimeAsync(120_000);
  await done;
  expect((at.at(-1) ?? 0) - begun).toBeLessThan(10_000);
  expect(at.length).toBeGreaterThan(3);
});

it('SUBMIT-2: goes on when an answer does not come, and tells course and lists once it is there', async () => {
  const { port, at } = runtime(3, 2);
  const invalidate = vi.spyOn(port.cache, 'invalidateQueries');
  const done = awaitRecord(port, input, Date.now());
  await vi.advanceTimersByTimeAsync(120_000);
  await done;
  expect(at).toHaveLength(3);
  expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0])).toEqual(
    expect.arrayContaining(['course', 'run']),
  );
});
