/** One request of a page load, preflights included. Times in ms of one clock. */
export interface LoadedRequest {
  readonly id: string;
  readonly url: string;
  readonly method: string;
  /** When the page asked for it. */
  readonly start: number;
  /** When its last byte was there. */
  readonly end: number;
  /** The request whose leave this one had to wait for. */
  readonly preflightId?: string | undefined;
  /** As they travelled: with headers, compressed. */
  readonly bytes: number;
}

/**
 * The longest row of requests in which each was asked for only after the one before had ended. It cannot be shorter than the
 * true chain of causes, so a limit that holds here holds.
 */
export function longestChain(requests: readonly LoadedRequest[]): LoadedRequest[] {
  const byEnd = [...requests].sort((a, b) => a.end - b.end);
  const chains = new Map<string, LoadedRequest[]>();
  const chainOf = (request: LoadedRequest): LoadedRequest[] => {
    const known = chains.get(request.id);
    if (known) return known;
    chains.set(request.id, [request]);
    const before = byEnd.filter(
      (other) => other !== request && (other.end <= request.start || other.id === request.preflightId),
    );
    const longest = before
      .map(chainOf)
      .reduce<LoadedRequest[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    const chain = [...longest, request];
    chains.set(request.id, chain);
    return chain;
  };
  return byEnd.map(chainOf).reduce<LoadedRequest[]>((best, chain) => (chain.length > best.length ? chain : best), []);
}
