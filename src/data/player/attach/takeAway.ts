import { asError } from '../../../commands/asError.ts';
import type { Command } from '../../../commands/Command.ts';
import { removeAttachment } from '../../../contract/work/attachments.ts';
import type { Attached } from '../../../domain/work/attachedFile.ts';
import { attachedQuery } from './attachedQuery.ts';

export interface TakeAwayInput {
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly attachmentId: string;
}

/** Removes a file that is not handed in yet. */
export const takeAway: Command<TakeAwayInput, void> = {
  wish: ({ attachmentId }) => `attachment.remove:${attachmentId}`,
  run: (port, { attachmentId }) =>
    port.send(removeAttachment, { params: { attachmentId }, body: {} }).catch((error: unknown) => {
      // The file was removed before: the first reply was lost, or another tab was faster.
      if (asError(error).code !== 'not_found') throw error;
    }),
  after: (port, { workflowId, activityPathId, attachmentId }) => {
    const { queryKey } = attachedQuery(port, workflowId, activityPathId);
    port.cache.setQueryData<Attached>(
      queryKey,
      (old) => old && { ...old, items: old.items.filter(({ id }) => id !== attachmentId) },
    );
    return Promise.resolve();
  },
};
