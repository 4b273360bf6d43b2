import type { User } from './user.ts';

/** Whether Learner is the person's only role: error pages lead such a person to their courses, others to the content library (ERR-2). */
export function isLearnerOnly(user: Pick<User, 'roles'>): boolean {
  return user.roles.length === 1 && user.roles[0] === 'Learner';
}
