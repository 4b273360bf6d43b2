import { describe, expect, it } from 'vitest';
import { longestChain, type LoadedRequest } from './requestChain.ts';

const request = (id: string, start: number, end: number, preflightId?: string): LoadedRequest => ({
  id,
  url: `http://a/${id}`,
  method: 'GET',
  start,
  end,
  bytes: 1,
  preflightId,
});
const chainOf = (...requests: LoadedRequest[]) => longestChain(requests).map(({ id }) => id);

describe('the longest chain', () => {
  it('counts what waited for what', () => {
    expect(chainOf(request('page', 0, 10), request('script', 10, 20), request('call', 21, 30))).toEqual([
      'page',
      'script',
      'call',
    ]);
  });

  it('counts what ran side by side once', () => {
    expect(chainOf(request('page', 0, 10), request('a', 11, 30), request('b', 11, 40), request('c', 35, 50))).toEqual([
      'page',
      'a',
      'c',
    ]);
  });

  it('counts a preflight before its request, which was asked for at the same moment', () => {
    expect(chainOf(request('page', 0, 10), request('call', 11, 40, 'preflight'), request('preflight', 11, 20))).toEqual(
      ['page', 'preflight', 'call'],
    );
  });

  it('is empty for nothing', () => {
    expect(chainOf()).toEqual([]);
  });
});
