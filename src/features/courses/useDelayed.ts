import { useEffect, useState } from 'react';

/** True once `active` has been true for this long without interruption; false as soon as `active` is false. */
export function useDelayed(milliseconds: number, active: boolean): boolean {
  const [over, setOver] = useState(false);
  if (over && !active) setOver(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, active]);
  return over && active;
}
