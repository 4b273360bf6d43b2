import type { ErrorCode } from '../../../src/errorCodes.ts';

/** An error reply; becomes `{ error: { code, message } }` with its status. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode;

  constructor(statusCode: number, code: ErrorCode, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** The body of every error below `/api`. */
export const errorBody = (code: string, message: string) => ({ error: { code, message } });
