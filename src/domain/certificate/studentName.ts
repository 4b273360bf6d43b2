import { plainName } from './plainName.ts';

/** The parts of somebody's name. */
export interface NameParts {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
}

/** The whole name on a certificate; null if none of its parts is known. */
export const studentName = (parts: NameParts | null): string | null =>
  (parts && plainName([parts.firstName, parts.middleName ?? '', parts.lastName].join(' '))) || null;
