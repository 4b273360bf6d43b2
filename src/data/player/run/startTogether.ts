import { startActivityWorkflows } from '../../../contract/parts/activities.ts';
import { coursesKey } from '../../courses/keys.ts';
import type { Command } from '../../../commands/Command.ts';
import { playerKeys } from '../keys.ts';
import { invalidate } from '../../query/invalidate.ts';
import { isAnnounced } from '../../settings/isAnnounced.ts';
import type { PartInput } from './PartInput.ts';

/** A part, and the group with which it is begun. */
export interface TogetherInput extends PartInput {
  readonly activityPathId: string;
  /** Null: alone. Empty: the only team of the part, where the LMS tells no teams. */
  readonly groupId: string | null;
}

/** Begins a part with a team, joins team-mates who have begun, or begins alone (TEAM-1, TEAM-3). */
export const startTogether: Command<TogetherInput, void> = {
  wish: ({ workflowId, path, groupId }) => `part:${workflowId}:${path.join('/')}:${groupId ?? 'alone'}`,
  run: async (port, { workflowId, path, groupId }) => {
    // An LMS without this field chooses by itself (TEAM-6).
    const choice = groupId !== '' && (await isAnnounced(port, 'teamChoice')) ? { groupId } : {};
    await port.send(startActivityWorkflows, {
      body: { objectiveWorkflowId: workflowId, activityPartIds: path, ...choice },
    });
    port.host.track('activity_start', { part: path.at(-1) ?? '' });
  },
  after: (port, { workflowId, activityPathId }) =>
    invalidate(port, playerKeys.team(workflowId, activityPathId), playerKeys.tree(workflowId), coursesKey),
};
