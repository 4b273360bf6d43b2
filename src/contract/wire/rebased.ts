import type { bases } from './call.ts';

/** The paths at which a tenant's LMS has its bases, by their usual paths. A base that is not named has its usual path. */
export type Rebased = { readonly [base in (typeof bases)[keyof typeof bases]]?: string };

/**
 * The path of a call on a tenant's LMS (CALL-3).
 * @param path as the contract has it, such as `/api/lms/v1/users/me/terms`
 * @param moved such as `{ '/api/lms/v1/': '/gateway/lms/' }`
 */
export function rebased(path: string, moved: Rebased = {}): string {
  const [from, to] = Object.entries(moved).find(([base]) => base !== '/' && path.startsWith(base)) ?? [];
  return from && to ? to + path.slice(from.length) : path;
}
