import type { LecternError } from '../../errors.ts';

/**
 * For settings that could not be read: false where no server was reached, since an LMS without settings may refuse the request like that.
 * Any other failure is thrown on.
 */
export function unlessReached(failure: unknown): false {
  const { code } = failure as LecternError;
  if (code !== 'network' && code !== 'offline') throw failure;
  return false;
}
