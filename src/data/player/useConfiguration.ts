import { useEffect, useState } from 'react';
import type { RuntimePort } from '../../runtime/port.ts';

type Configuration = Awaited<ReturnType<RuntimePort['host']['configuration']>>;

/** The tenant's settings; null until they are known. A file that cannot be read leaves the defaults (ERR-8). */
export function useConfiguration({ host }: RuntimePort): Configuration | null {
  const [configuration, setConfiguration] = useState<Configuration | null>(null);
  useEffect(() => {
    let here = true;
    void host.configuration().then((known) => here && setConfiguration(known));
    return () => void (here = false);
  }, [host]);
  return configuration;
}
