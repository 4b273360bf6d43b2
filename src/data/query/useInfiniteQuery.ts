import {
  InfiniteQueryObserver,
  type InfiniteData,
  type InfiniteQueryObserverOptions,
  type InfiniteQueryObserverResult,
  type QueryClient,
  type QueryKey,
} from '@tanstack/query-core';
import { useObserved } from './useObserved.ts';

/** As `useQuery`, for data that comes a page at a time. */
export function useInfiniteQuery<Page, Param>(
  wanted: InfiniteQueryObserverOptions<Page, Error, InfiniteData<Page, Param>, QueryKey, Param>,
  client: QueryClient,
): InfiniteQueryObserverResult<InfiniteData<Page, Param>, Error> {
  // The types of the defaults know no page parameter: `wanted` gives it back.
  const options = Object.assign(client.defaultQueryOptions(wanted), wanted, {
    _optimisticResults: 'optimistic' as const,
  });
  return useObserved(() => new InfiniteQueryObserver(client, options), options);
}
