import type { ErrorCode, LecternError } from '../errors.ts';

/**
 * Raises an event on the element. `lectern-navigate` goes on to its default unless it was canceled; `lectern-error` takes
 * the error itself; `lectern-ready` is raised the first time alone, and with a detail tells of content, without one of what
 * stands in its place (ELEM-14).
 * @returns whether nobody canceled it
 */
export type Emit = (name: `lectern-${string}`, detail?: unknown) => boolean;

/** What every feature's component is given, beside its own attributes and properties by their camelCase names. */
export interface ElementProps {
  /** `url`: attributes say where the element is, and it asks for another place by `lectern-navigate`. */
  readonly routing: 'url' | 'memory';
  readonly headingLevel: number;
  readonly emit: Emit;
}

/** Detail of `lectern-error`. */
export interface ErrorEventDetail {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryable: boolean;
  readonly correlationId: string | null;
}

/** What a host is told of an error: no stack, no data. */
export function errorEventDetail({ code, message, retryable, detail }: LecternError): ErrorEventDetail {
  return { code, message, retryable, correlationId: detail.correlationId ?? null };
}
