import type { ErrorCode } from './errorCodes.ts';

/** The facts about a failure besides its code. */
export interface ErrorDetail {
  /** HTTP status, if there was a reply. */
  readonly status?: number;
  /** Name of the call in the contract, such as `objectiveAccesses.query`. */
  readonly call?: string;
  /** Path of the field that was missing or wrong, such as `data[3].objective.name`. */
  readonly field?: string;
  /** Messages of the server by field; the field `''` holds those of the whole request. */
  readonly messages?: Readonly<Record<string, readonly string[]>>;
  /** Id under which server and client log this failure. */
  readonly correlationId?: string;
  /** Seconds the server asked to wait. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

const retryableCodes: ReadonlySet<ErrorCode> = new Set([
  'offline',
  'network',
  'timeout',
  'server_error',
  'command_timeout',
  'locale',
  'config',
]);

/** The one error class of Lectern. `message` is for developers; learners read a text chosen by `code`. */
export class LecternError extends Error {
  override readonly name = 'LecternError';
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, message: string, detail: ErrorDetail = {}) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.code = code;
    this.detail = detail;
  }

  /** Whether the same request may succeed when it is sent again. */
  get retryable(): boolean {
    return retryableCodes.has(this.code);
  }
}

const busy: ReadonlySet<unknown> = new Set([429, 502, 503, 504]);

/** Whether the server, or a gateway in front of it, is overloaded or under maintenance (ERR-19): the same request may succeed later. */
export const isBusy = ({ detail }: { readonly detail?: ErrorDetail }): boolean => busy.has(detail?.status);
