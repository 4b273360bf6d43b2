import type { RecordedLoad } from './recordLoad.ts';
import { longestChain, type LoadedRequest } from './requestChain.ts';
import { kindOf } from './requestKind.ts';

/** What a card had to wait for, in the run in which it was most. */
export interface WorstChain {
  /** The longest row of requests one after another, preflights counted. */
  readonly chain: readonly string[];
  /** What was asked for when, in ms since the first request. */
  readonly trace: readonly LoadedRequest[];
}

/** A cover is asked for by the card that is there already: it is no step on the way to it. */
const chainTo = ({ requests }: RecordedLoad) =>
  longestChain(requests.filter((request) => kindOf(request) !== 'covers'));

/** The load with the longest chain of several. */
export function worstChain(loads: readonly RecordedLoad[]): WorstChain {
  const { requests, chain } = loads
    .map((load) => ({ ...load, chain: chainTo(load) }))
    .reduce((worse, one) => (one.chain.length > worse.chain.length ? one : worse));
  const first = Math.min(...requests.map(({ start }) => start));
  return {
    chain: chain.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    trace: requests
      .map((one) => ({ ...one, start: Math.round(one.start - first), end: Math.round(one.end - first) }))
      .sort((a, b) => a.start - b.start),
  };
}
