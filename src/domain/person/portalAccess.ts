import { permits } from './permits.ts';
import type { User } from './user.ts';

/** Whether the person may use the management portal: an administrator, or a holder of its permission (PERM-7). */
export function portalAccess({ roles, permissions }: Pick<User, 'roles' | 'permissions'>): boolean {
  return roles.includes('Administrator') || permits(permissions, [{ name: 'Portal.Access' }]);
}
