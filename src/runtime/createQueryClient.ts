import { QueryClient } from '@tanstack/react-query';
import type { LecternError } from '../errors.ts';

// By shape and not by class: an error may come from another bundle.
const retries = (count: number, { code, retryable }: LecternError) => count < 1 && retryable === true && code !== 'timeout' && code !== 'offline';
const delay = (_count: number, { detail }: LecternError) => Math.min(detail?.retryAfter ?? 1, 10) * 1000;

/** The query cache of one runtime. Reads are tried once more where that may help; commands never by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: retries as (count: number, error: Error) => boolean, retryDelay: delay as (count: number, error: Error) => number },
    },
  });
}
