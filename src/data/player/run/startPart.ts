import { coursesKey } from '../../courses/keys.ts';
import type { Command } from '../../../commands/Command.ts';
import { playerKeys } from '../keys.ts';
import { invalidate } from '../../query/invalidate.ts';
import { beginPart } from './beginPart.ts';
import type { PartInput } from './PartInput.ts';

/** Opens a part for the first time (START-4). */
export const startPart: Command<PartInput, void> = {
  wish: ({ workflowId, path }) => `part:${workflowId}:${path.join('/')}`,
  run: async (port, { workflowId, path }) => {
    await beginPart(port, workflowId, path);
    port.host.track('activity_start', { part: path.at(-1) ?? '' });
  },
  // The lists too, since they tell which course was opened last (NEXT-7).
  after: (port, { workflowId }) => invalidate(port, playerKeys.tree(workflowId), coursesKey),
};
