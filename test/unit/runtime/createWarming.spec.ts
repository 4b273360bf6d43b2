import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '../../../src/domain/person/user.ts';
import { createWarming, type WarmingDeps } from '../../../src/runtime/pieces/createWarming.ts';
import * as warming from '../../../src/runtime/warmUp.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['warms up once its code is there', false, 1],
  ['that rests by then does not warm up (RUN-4)', true, 0],
])('a runtime %s', async (_, rests, times) => {
  vi.useFakeTimers();
  const warmUp = vi.spyOn(warming, 'warmUp').mockReturnValue(() => undefined);
  const deps = {
    browser: {
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      performance: { getEntriesByType: () => [] },
    },
    embedBase: '/embed/1/',
    ended: new AbortController().signal,
    keptId: () => '',
    person: () => ({ id: 'mira' }) as User,
    onPerson: () => undefined,
  } as unknown as WarmingDeps;
  const { warm, rest } = createWarming(deps);
  warm();
  // The import begins within the timer, and ends in a later turn.
  vi.advanceTimersByTime(2000);
  if (rests) rest();
  vi.useRealTimers();
  await import('../../../src/runtime/warmUp.ts');
  await new Promise((done) => setTimeout(done, 20));
  expect(warmUp).toHaveBeenCalledTimes(times);
  rest();
});
