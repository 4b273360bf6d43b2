import { useEffect, useRef, useState } from 'react';
import type { RuntimePort } from '../../port/port.ts';
import { useOnline } from '../query/useOnline.ts';

/**
 * Whether the tenant has a chat, as its settings announce (NOTE-1); null until that is known. Settings that could not be read without a
 * connection are read again when it is back.
 */
export function useHasChat({ host }: RuntimePort): boolean | null {
  const online = useOnline();
  const asked = useRef(false);
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => {
    let wants = true;
    void host.configuration(asked.current).then(({ extensions }) => {
      if (wants) setHas(extensions.includes('notifications'));
    });
    asked.current = true;
    return () => void (wants = false);
  }, [host, online]);
  return has || online ? has : false;
}
