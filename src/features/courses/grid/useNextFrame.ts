import { useLayoutEffect, useState } from 'react';

/** False in the first frame of a component and true from the next one on. */
export function useNextFrame(): boolean {
  const [isNext, setNext] = useState(false);
  useLayoutEffect(() => void requestAnimationFrame(() => setNext(true)), []);
  return isNext;
}
