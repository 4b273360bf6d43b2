import type { Command } from '../../../commands/Command.ts';
import { removePost } from '../../../contract/work/discussions.ts';
import { invalidate } from '../../query/invalidate.ts';
import { discussionQuery } from './discussionQuery.ts';

export interface RemovePostInput {
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly postId: string;
}

/** Removes a post of the learner (DISC-4). */
export const removeOwnPost: Command<RemovePostInput, void> = {
  wish: ({ postId }) => `post.remove:${postId}`,
  run: (port, { workflowId: id, activityPathId, postId }) =>
    port.send(removePost, { params: { id, activityPathId, postId }, body: {} }),
  after: async (port, { workflowId, activityPathId }) =>
    void (await invalidate(port, discussionQuery(port, workflowId, activityPathId).queryKey)),
};
