import type { ErrorCode } from '../../errorCodes.ts';
import { crossingCodes } from './crossingCodes.ts';

/** The code as it may cross between frame and host; any other, such as one of another version, is `internal`. */
export const crossingCode = (code: unknown): ErrorCode => crossingCodes.find((known) => known === code) ?? 'internal';
