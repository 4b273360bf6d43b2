import type { LecternError } from '../../errors.ts';

/** What a screen shows before it has any data. */
export type NotLoaded =
  { readonly kind: 'loading' | 'offline' } | { readonly kind: 'failed'; readonly error: LecternError };

/** The state of a screen without data: without a connection, a failure is no fault of the server. */
export function notLoaded(error: LecternError | null, online: boolean): NotLoaded {
  if (!online || error?.code === 'offline') return { kind: 'offline' };
  return error ? { kind: 'failed', error } : { kind: 'loading' };
}
