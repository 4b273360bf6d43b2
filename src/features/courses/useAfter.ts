import { useEffect, useState } from 'react';

/** True once `begun` has held for a while. */
export function useAfter(milliseconds: number, begun: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!begun || over) return;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, begun, over]);
  return over;
}
