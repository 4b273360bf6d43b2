import { LecternError } from '../errors.ts';

/** Any thrown value as an error of the closed list. */
export function asError(cause: unknown): LecternError {
  return cause instanceof LecternError
    ? cause
    : new LecternError('render', cause instanceof Error ? cause.message : String(cause), { cause });
}
