import type { ErrorCode } from '../../errorCodes.ts';
import { crossingCodes } from './crossingCodes.ts';

/** The code where it may be sent between frame and host; `internal` for any other, such as one of another version. */
export const crossingCode = (code: unknown): ErrorCode => crossingCodes.find((known) => known === code) ?? 'internal';
