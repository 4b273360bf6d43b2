import { useCallback, useEffect, useRef, useState } from 'react';
import { useOnline } from '../../../../data/query/useOnline.ts';
import { usePort } from '../../../../port/context.tsx';

/**
 * Whether the LMS keeps saved parts, as its settings announce (CALL-5); null until that is known. Settings that could not be read without
 * a connection are read again when it is back, or by the learner's word.
 */
export function useAnnounced(): { readonly announced: boolean | null; readonly again: () => void } {
  const { host } = usePort();
  const online = useOnline();
  const asked = useRef(false);
  const wants = useRef(false);
  const [announced, setAnnounced] = useState<boolean | null>(null);
  const read = useCallback(() => {
    void host.configuration(asked.current).then(({ extensions }) => {
      if (wants.current) setAnnounced(extensions.includes('savedParts'));
    });
    asked.current = true;
  }, [host]);
  useEffect(() => {
    wants.current = true;
    read();
    return () => void (wants.current = false);
  }, [read, online]);
  return { announced, again: read };
}
