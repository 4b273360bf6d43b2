import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../../src/contract/call.ts';
import { submitCourse } from '../../src/data/player/commands.ts';
import type { RuntimePort } from '../../src/runtime/port.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A runtime that answers at once; `record` comes with the answer of that number, or never. */
function runtime(record = Infinity) {
  const at: number[] = [];
  const port = {
    clock: { now: () => Date.now() },
    send: async ({ name }: Call) => {
      if (name === 'objectiveWorkflow.submit') return null;
      at.push(Date.now());
      return { objectiveRecordId: at.length >= record ? 'r' : null };
    },
  } as unknown as RuntimePort;
  return { port, at };
}

it('CONST-7, SUBMIT-2: asks every 2 s, 10 % either way, for 60 s, and no record by then is no error (CONST-28)', async () => {
  const { port, at } = runtime();
  const begun = Date.now();
  const done = submitCourse.run(port, { objectiveId: 'o', workflowId: 'w' }, 'id');
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
  const done = submitCourse.run(port, { objectiveId: 'o', workflowId: 'w' }, 'id');
  await vi.advanceTimersByTimeAsync(120_000);
  await done;
  expect(at).toHaveLength(3);
});
