import type { Permission } from './user.ts';

/**
 * Whether someone holds required permissions (PERM-1 to PERM-3). Each is compared on all its keys; a null scope is the
 * same as none, and a requirement without a scope does not match an entry that has one.
 * @param strategy `all` of them, or `any`; an empty list grants
 */
export function permits(held: readonly Permission[], required: readonly Permission[], strategy: 'all' | 'any' = 'all'): boolean {
  const holds = (wanted: Permission) => held.some(({ name, scope_id }) => name === wanted.name && (scope_id ?? null) === (wanted.scope_id ?? null));
  return required.length === 0 || (strategy === 'all' ? required.every(holds) : required.some(holds));
}
