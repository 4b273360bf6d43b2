// ERR-19: what a busy server has asked for is kept to by all that asks by itself; the outbox's part is in outbox.spec.ts.
import { QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBusy, type LecternError } from '../../../src/errors.ts';
import { createQueryClient } from '../../../src/runtime/createQueryClient.ts';
import { errorOfReply } from '../../../src/transport/errorOfReply.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const refusal = (status: number, after?: string) =>
  errorOfReply('x', status, new Headers(after === undefined ? {} : { 'retry-after': after }), null, now);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A read that is refused until it is let through. */
function reading(refused: LecternError) {
  const asked: number[] = [];
  const began = Date.now();
  const ended = new AbortController();
  const client = createQueryClient(ended.signal);
  let open = false;
  const observer = new QueryObserver(client, {
    queryKey: ['x'],
    queryFn: () => {
      asked.push(Math.round((Date.now() - began) / 1000));
      return open ? Promise.resolve('data') : Promise.reject(refused);
    },
  });
  const stop = observer.subscribe(() => undefined);
  return { asked, client, ended, stop, letThrough: () => (open = true), data: () => observer.getCurrentResult().data };
}

describe.each([429, 502, 503, 504])('a read that is answered %d', (status) => {
  it.each([
    ['5', [0, 5, 10]],
    [new Date(now + 5000).toUTCString(), [0, 5, 10]],
    ['40', [0, 40, 80]],
    [new Date(now + 40_000).toUTCString(), [0, 40, 80]],
    [undefined, [0, 1, 31, 32]],
  ])('is asked for again after %s', async (after, seconds) => {
    expect(isBusy(refusal(status, after))).toBe(true);
    const { asked, client, stop } = reading(refusal(status, after));
    await vi.advanceTimersByTimeAsync(seconds.at(-1)! * 1000 + 500);
    expect(asked).toEqual(seconds);
    stop();
    client.clear();
  });

  it('comes when the server can, and is then left alone', async () => {
    const { asked, data, letThrough } = reading(refusal(status, '40'));
    await vi.advanceTimersByTimeAsync(1000);
    letThrough();
    await vi.advanceTimersByTimeAsync(200_000);
    expect([asked, data()]).toEqual([[0, 40], 'data']);
  });

  it('is not asked for when nobody needs it any more, nor after the end of the runtime', async () => {
    const [one, other] = [reading(refusal(status, '40')), reading(refusal(status, '40'))];
    await vi.advanceTimersByTimeAsync(1000);
    one.stop();
    other.ended.abort();
    await vi.advanceTimersByTimeAsync(200_000);
    expect([one.asked, other.asked]).toEqual([[0], [0]]);
  });
});

it('a read that is refused for another reason is left to who needs it', async () => {
  const { asked } = reading(refusal(500, '40'));
  await vi.advanceTimersByTimeAsync(200_000);
  expect(asked).toEqual([0]);
});
