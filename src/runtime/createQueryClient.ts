import { QueryCache, QueryClient, type Query } from '@tanstack/query-core';
import { isBusy, type LecternError } from '../errors.ts';
import { toJson } from '../plain/toJson.ts';

/** The longest wait for a second attempt; for a longer one the failure of the first is shown. In seconds. */
const patience = 10;
/** A busy server that does not say for how long is asked again after so many seconds. */
const rest = 30;

const wait = ({ detail }: LecternError) => detail?.retryAfter ?? 1;
// Checked by shape and not by class: an error may come from another bundle.
const retries = (count: number, error: LecternError) =>
  count < 1 &&
  error.retryable === true &&
  error.code !== 'timeout' &&
  error.code !== 'offline' &&
  wait(error) <= patience;
const delay = (_count: number, error: LecternError) => wait(error) * 1000;

/**
 * The query cache of one runtime. Reads are tried once more where that may help; commands are never repeated by
 * themselves. A read that a busy server has refused is sent again at the time that the server names, as long as a view
 * needs it (ERR-19).
 * @param ended aborted when the runtime ends
 */
export function createQueryClient(ended?: AbortSignal): QueryClient {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const onError = (error: LecternError, { queryKey, queryHash }: Query) => {
    if (!isBusy(error) || ended?.aborted) return;
    clearTimeout(timers.get(queryHash));
    const again = () => {
      timers.delete(queryHash);
      void client.refetchQueries(
        { queryKey, exact: true, type: 'active', predicate: ({ state }) => state.status === 'error' },
        { cancelRefetch: false },
      );
    };
    timers.set(queryHash, setTimeout(again, (error.detail.retryAfter ?? rest) * 1000));
  };
  ended?.addEventListener('abort', () => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  });
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onError(error as LecternError, query as unknown as Query),
    }),
    defaultOptions: {
      // The library's own function for keys relies on `reduce` and `toJSON`, which pages replace (ELEM-19).
      queries: {
        queryKeyHashFn: toJson,
        staleTime: 30_000,
        retry: retries as (count: number, error: Error) => boolean,
        retryDelay: delay as (count: number, error: Error) => number,
      },
    },
  });
  return client;
}
