import type { ErrorStatus } from './errorTexts.ts';

const own: ReadonlySet<number> = new Set([401, 403, 404, 501]);

/**
 * The error page for a session that could not be read: that of its status, 500 for any other reply, the general one if there was no reply
 * (ERR-1).
 */
export function statusOf({ detail: { status } }: { readonly detail: { readonly status?: number } }): ErrorStatus {
  if (status === undefined) return null;
  return own.has(status) ? (status as ErrorStatus) : 500;
}
