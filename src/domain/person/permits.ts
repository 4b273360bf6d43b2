import type { Permission } from './user.ts';

/**
 * Whether someone holds required permissions (PERM-1 to PERM-3). Each is compared on all its keys; null is the same
 * as none, and a requirement without a scope does not match an entry that has one.
 * @param strategy `all` of them, or `any`; an empty list grants
 */
export function permits(
  held: readonly Permission[],
  required: readonly Permission[],
  strategy: 'all' | 'any' = 'all',
): boolean {
  const fits = (entry: Permission, wanted: Permission) =>
    ['scope_id', ...Object.keys(wanted)].every((key) => (entry[key] ?? null) === (wanted[key] ?? null));
  const holds = (wanted: Permission) => held.some((entry) => fits(entry, wanted));
  return required.length === 0 || (strategy === 'all' ? required.every(holds) : required.some(holds));
}
