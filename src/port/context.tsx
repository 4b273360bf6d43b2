import { createContext, useContext } from 'react';
import type { RuntimePort } from './port.ts';

/** The runtime of the element in which a component is mounted. */
export const PortContext = createContext<RuntimePort | null>(null);

/** The runtime of this element. Only components mounted by an element have one. */
export function usePort(): RuntimePort {
  const port = useContext(PortContext);
  if (!port) throw new TypeError('usePort outside an element');
  return port;
}
