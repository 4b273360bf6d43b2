import type { RuntimePort } from '../port/port.ts';
import { pendingIds } from '../storage/pendingIds.ts';
import type { Command } from './Command.ts';

/** Forgets a wish that may not have arrived: the learner takes it back, or it was done (CMD-8). */
export function forgetPending<I>(
  { storage }: Pick<RuntimePort, 'storage'>,
  userId: string,
  { wish }: Pick<Command<I, unknown>, 'wish'>,
  input: I,
): void {
  pendingIds(storage.of(userId)).settle(wish(input));
}
