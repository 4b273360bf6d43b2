import { useEffect, useState } from 'react';
import type { RuntimePort } from './port.ts';

type Configuration = Awaited<ReturnType<RuntimePort['host']['configuration']>>;

/** Key in the cache of settings that are known before the first view, as on a page that the server has drawn. */
export const configurationKey = ['configuration'] as const;

/** The tenant's settings; null until they are known. A file that cannot be read leaves the defaults (ERR-8). */
export function useConfiguration({ host, cache }: RuntimePort): Configuration | null {
  const [configuration, setConfiguration] = useState<Configuration | null>(
    () => cache.getQueryData<Configuration>(configurationKey) ?? null,
  );
  // An answer after the component's end changes nothing.
  useEffect(() => void host.configuration().then(setConfiguration), [host]);
  return configuration;
}
