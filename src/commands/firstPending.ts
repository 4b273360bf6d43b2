import type { RuntimePort } from '../port/port.ts';
import { pendingIds } from '../storage/pendingIds.ts';
import type { Command } from './Command.ts';

/** The first of several wishes that was tried on an earlier page and not answered (CMD-8). */
export function firstPending<I>(
  { storage }: Pick<RuntimePort, 'storage'>,
  userId: string,
  { wish }: Pick<Command<I, unknown>, 'wish'>,
  inputs: readonly I[],
): I | undefined {
  const ids = pendingIds(storage.of(userId));
  return inputs.find((input) => ids.has(wish(input)));
}
