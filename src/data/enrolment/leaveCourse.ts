import type { Command } from '../../commands/Command.ts';
import { leaveCourse as leaveCall } from '../../contract/courses/leaveCourse.ts';
import type { LeaveReason } from '../../domain/course/leaveReasons.ts';
import { refetchLists } from '../courses/refetchLists.ts';
import { refetchBeside } from './refetchBeside.ts';

/** The reason and the comment that a learner gives when they leave a course. */
export interface LeaveWords {
  readonly reason: LeaveReason | null;
  readonly comment: string;
}

export interface LeaveInput extends LeaveWords {
  readonly objectiveId: string;
  readonly aggregateId: string;
}

/**
 * Leaves a course (LEAVE-4). The lists are fetched again. The cached course itself stays until its page has gone; otherwise the page would
 * go to the catalog before it could lead to My courses (ENROL-8).
 */
export const leaveCourse: Command<LeaveInput, null> = {
  wish: ({ objectiveId }) => `leave:${objectiveId}`,
  run: (port, { aggregateId, reason, comment }, id) =>
    port.send(leaveCall, { body: { id, aggregateId, reason, comment } }),
  after: async (port) => {
    refetchLists(port);
    refetchBeside(port);
  },
};
