import {
  QueryObserver,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';
import { useObserved } from './useObserved.ts';

/** The data of the cache under a key, fetched where it is missing or old, as long as the component is mounted. */
export function useQuery<FnData, Shown = FnData, Key extends QueryKey = QueryKey>(
  wanted: QueryObserverOptions<FnData, Error, Shown, FnData, Key>,
  client: QueryClient,
): QueryObserverResult<Shown, Error> {
  const options = client.defaultQueryOptions(wanted);
  options._optimisticResults = 'optimistic';
  return useObserved(() => new QueryObserver(client, options), options);
}
