import { permits } from './permits.ts';
import type { User } from './user.ts';

/** Whether the person may take courses: they hold `ObjectiveWorkflow.Create` (PERM-5). */
export const mayLearn = ({ permissions }: Pick<User, 'permissions'>): boolean =>
  permits(permissions, [{ name: 'ObjectiveWorkflow.Create' }]);
