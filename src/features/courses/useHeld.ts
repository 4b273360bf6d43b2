import { useEffect, useState } from 'react';

/** True while something has held for longer than this. */
export function useHeld(milliseconds: number, holds: boolean): boolean {
  const [long, setLong] = useState(false);
  if (long && !holds) setLong(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, holds]);
  return long && holds;
}
