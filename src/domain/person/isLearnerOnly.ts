import type { User } from './user.ts';

/** Someone whose one role is Learner: error pages lead them to their courses, others to the content library (ERR-2). */
export function isLearnerOnly(user: Pick<User, 'roles'>): boolean {
  return user.roles.length === 1 && user.roles[0] === 'Learner';
}
