import type { Arrival } from '../messages/guard.ts';

/** A message that came to a window, before there is a port: what only ports know stands for itself. */
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
