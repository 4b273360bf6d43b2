import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenSource, type GetToken } from '../../../src/session/createTokenSource.ts';
import { rejection } from '../transport/harness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A host that gives t1, t2 … */
const counting = () => {
  let count = 0;
  return vi.fn<GetToken>(async () => `t${++count}`);
};

describe('tokens of a host', () => {
  it('are asked for once, whoever needs one, and kept', async () => {
    const getToken = counting();
    const source = createTokenSource(() => getToken);
    expect(await Promise.all(Array.from({ length: 10 }, source.token))).toEqual(Array(10).fill('t1'));
    expect(await source.token()).toBe('t1');
    expect(getToken).toHaveBeenCalledTimes(1);
    expect(getToken.mock.calls[0]?.[0]).toMatchObject({ reason: 'start' });
  });

  it('begin with the one that the loader has asked for', async () => {
    const getToken = counting();
    expect(await createTokenSource(() => getToken, Promise.resolve('early')).token()).toBe('early');
    expect(getToken).not.toHaveBeenCalled();
  });

  it('are asked for again once when twenty requests are refused with the same one', async () => {
    const getToken = counting();
    const source = createTokenSource(() => getToken);
    const refused = await source.token();
    expect(await Promise.all(Array.from({ length: 20 }, () => source.replace(refused)))).toEqual(Array(20).fill('t2'));
    expect(await source.replace(refused)).toBe('t2'); // a straggler
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['refused', false],
    ['expired', true],
  ])('say `%s` as the reason', async (reason, accepted) => {
    const getToken = counting();
    const source = createTokenSource(() => getToken);
    const token = await source.token();
    if (accepted) source.accepted();
    await source.replace(token);
    expect(getToken.mock.calls[1]?.[0]).toMatchObject({ reason });
  });

  it.each<[string, GetToken]>([
    ['rejects', () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['gives nothing', async () => ''],
    ['gives no text', async () => ({ token: 'x' }) as unknown as string],
    ['is no function', 'token' as unknown as GetToken],
    ['hangs', () => new Promise(() => undefined)],
  ])('a provider that %s is a `token_provider` error, and is asked again the next time', async (_name, broken) => {
    const good = counting();
    let provider = broken;
    const source = createTokenSource(() => provider);
    const failed = rejection(source.token());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failed).toMatchObject({ code: 'token_provider' });
    expect(vi.getTimerCount()).toBe(0);
    provider = good;
    expect(await source.token()).toBe('t1');
  });

  it('has 15 s, and is told that nobody waits any more (CONST-26)', async () => {
    const getToken = vi.fn<GetToken>(() => new Promise(() => undefined));
    const source = createTokenSource(() => getToken);
    const settled = vi.fn();
    source.token().catch(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalled();
    expect(getToken.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });

  it('an early token that fails is no unhandled rejection, and is asked for again', async () => {
    const getToken = counting();
    const source = createTokenSource(() => getToken, Promise.reject(new Error('early')));
    await vi.advanceTimersByTimeAsync(0);
    expect(await source.token()).toBe('t1');
  });

  it('leaves nothing behind', async () => {
    const source = createTokenSource(() => () => new Promise(() => undefined));
    const failed = rejection(source.token());
    source.destroy();
    expect(await failed).toMatchObject({ code: 'token_provider' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
