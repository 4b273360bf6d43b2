import type { RuntimePort } from '../../port/port.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { useQuery } from '../query/useQuery.ts';
import { configurationKey } from './configurationKey.ts';

const query = ({ host }: Pick<RuntimePort, 'host'>) =>
  queryOptions({
    queryKey: configurationKey,
    queryFn: () => host.configuration(),
    // Settings that are known need no connection.
    networkMode: 'always',
    // Settings that are read again come here, see `readSettings`.
    staleTime: Infinity,
  });

/** The tenant's newest known settings; null until they are known. A file that cannot be read leaves the defaults (ERR-8). */
export const useConfiguration = (port: RuntimePort) => useQuery(query(port), port.cache).data ?? null;
