import { coursesKey } from '../../courses/keys.ts';
import type { Command } from '../../../commands/Command.ts';
import { playerKeys } from '../keys.ts';
import { outdated } from '../../query/outdated.ts';
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
  after: (port, { workflowId }) => outdated(port, playerKeys.tree(workflowId), coursesKey),
};
