import type { Arrival } from '../messages/guard.ts';

/** A message that came to a window, before there is a port. Fields that only a port can tell have fixed values. */
export const windowArrival = (known: Pick<Arrival, 'data' | 'isPeer' | 'isOrigin' | 'kinds' | 'isNonce'>): Arrival => ({
  ...known,
  ch: '',
  spec: () => undefined,
  isGranted: () => false,
  isTarget: () => false,
  awaited: () => undefined,
  isNext: () => true,
  isTooFast: () => false,
});
