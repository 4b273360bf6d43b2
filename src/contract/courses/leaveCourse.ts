import type { LeaveReason } from '../../domain/course/leaveReasons.ts';
import { command } from '../wire/call.ts';

/**
 * Leaves a course that the learner has added by themselves (CALL-94). `id` names the command; the course is named by its aggregate, or by
 * its assignment. A call of Lectern's own: `leaveCourse` in `extensions`.
 */
export const leaveCourse = command({
  name: 'course.leave',
  base: 'lectern',
  path: 'leave-courses',
  prefer: 'respond-sync',
  idempotency: 'client-id',
  offline: 'confirm',
  read: () => null,
  _input: {} as {
    readonly body: {
      readonly id: string;
      readonly reason: LeaveReason | null;
      readonly comment: string;
    } & ({ readonly aggregateId: string } | { readonly objectiveAccessId: string });
  },
});
