import type { Command } from '../../commands/Command.ts';
import { leaveCourse as leaveCall } from '../../contract/courses/leaveCourse.ts';
import type { LeaveReason } from '../../domain/course/leaveReasons.ts';
import { refetchLists } from '../courses/refetchLists.ts';
import { refetchBeside } from './refetchBeside.ts';

/** What is said with leaving a course. */
export interface LeaveWords {
  readonly reason: LeaveReason | null;
  readonly comment: string;
}

export interface LeaveInput extends LeaveWords {
  readonly objectiveId: string;
  readonly aggregateId: string;
}

/**
 * Leaves a course (LEAVE-4). The lists are asked for again. What is known of the course itself stays until its page has gone: it would be
 * sent to the catalog before it could lead to My courses (ENROL-8).
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
