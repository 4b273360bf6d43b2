import { asError } from '../../commands/asError.ts';
import type { LecternError } from '../../errors.ts';
import { usePort } from '../../port/context.tsx';
import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { useOnline } from '../query/useOnline.ts';
import { useQuery } from '../query/useQuery.ts';
import { isAnnounced } from './isAnnounced.ts';

/** Whether the LMS announces one of Lectern's own calls. */
export interface Announced {
  /** Null while it is unknown. */
  readonly announced: boolean | null;
  /** Why the settings could not be read; null while they are read again. */
  readonly error: LecternError | null;
  readonly online: boolean;
  readonly retry: () => void;
}

const query = (port: RuntimePort, extension: string) =>
  queryOptions({
    queryKey: ['announced', extension] as const,
    queryFn: () => isAnnounced(port, extension),
    // Settings that are known need no connection.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    staleTime: 0,
  });

/** Reads from the tenant's settings whether the LMS announces a call. Settings that could not be read are read again. */
export function useAnnounced(extension: string): Announced {
  const port = usePort();
  const online = useOnline();
  const { data, error, isFetching, refetch } = useQuery(query(port, extension), port.cache);
  return {
    announced: data ?? null,
    error: error && !isFetching ? asError(error) : null,
    online,
    retry: () => void refetch(),
  };
}
