import type { LecternError } from '../../errors.ts';

/**
 * Handles settings that could not be read. Returns false where no server was reached: a browser reports an LMS without settings like that.
 * Throws any other failure.
 */
export function unlessReached(failure: unknown): false {
  const { code } = failure as LecternError;
  if (code !== 'network' && code !== 'offline') throw failure;
  return false;
}
