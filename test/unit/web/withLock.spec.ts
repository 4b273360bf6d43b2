import { expect, it, vi } from 'vitest';
import { withLock } from '../../../src/web/withLock.ts';

type Locks = NonNullable<Parameters<typeof withLock>[0]>;
const lock = { name: 'lectern.test' };
const locksThat = (request: unknown) => ({ request }) as Locks;

it.each([
  ['there is no lock', undefined],
  [
    'the browser refuses it, as in a frame whose storage it blocks',
    locksThat(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))),
  ],
  ['it is there', locksThat((_name: string, _options: object, run: () => unknown) => Promise.resolve(run()))],
])('the work is done once where %s (SESS-2)', async (_name, locks) => {
  const work = vi.fn(async () => 'done');
  expect(await withLock(locks, lock, work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

it('work that fails under the lock is not done again (SESS-2)', async () => {
  const work = vi.fn(() => Promise.reject(new Error('refused')));
  await expect(
    withLock(
      locksThat(async (_name: string, _options: object, run: () => unknown) => run()),
      lock,
      work,
    ),
  ).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledTimes(1);
});

it('a lock that is not to be had in 10 s is done without (SESS-2)', async () => {
  vi.useFakeTimers();
  const work = vi.fn(async () => 'done');
  const never = locksThat(
    (_name: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const result = withLock(never, lock, work);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('done');
  vi.useRealTimers();
});
