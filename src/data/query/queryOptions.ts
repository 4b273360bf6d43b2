import type { DataTag, QueryKey, QueryObserverOptions } from '@tanstack/query-core';

/** Options of a query, whose key knows the type of the data that the cache keeps under it. */
export const queryOptions = <FnData, Shown = FnData, Key extends QueryKey = QueryKey>(
  options: QueryObserverOptions<FnData, Error, Shown, FnData, Key> & { readonly queryKey: Key },
) => options as typeof options & { readonly queryKey: DataTag<Key, FnData, Error> };
