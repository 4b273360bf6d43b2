import { permits } from './permits.ts';
import type { User } from './user.ts';

/** Who may take courses: holders of `ObjectiveWorkflow.Create` (PERM-5). */
export const mayLearn = ({ permissions }: Pick<User, 'permissions'>): boolean =>
  permits(permissions, [{ name: 'ObjectiveWorkflow.Create' }]);
