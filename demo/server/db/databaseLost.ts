import { DrizzleQueryError } from 'drizzle-orm';

// Classes 08 (connection), 53 (no more room or connections) and 57 (shut down, starting up, or ended by its time limit) of PostgreSQL, and
// the codes of sockets.
const codes =
  /^(?:08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|40P01|40001|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)$/;
// The driver's own errors have no codes.
const words = new RegExp(
  [
    '^Connection terminated',
    '^timeout exceeded when trying to connect',
    '^Query read timeout',
    '^Client has encountered a connection error',
    '^Cannot use a pool after calling end',
  ].join('|'),
);

/** Whether an error of the driver says that the database is away or too busy. */
export function driverLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  return (typeof code === 'string' && codes.test(code)) || words.test(error.message);
}

/** The pool could not open a connection. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/**
 * Whether an operation failed because the database is away or too busy, so that it may work at the next try. Failures of other servers,
 * such as a provider of sign-in, do not count.
 */
export function databaseLost(error: unknown): boolean {
  return (
    error instanceof NoConnection ||
    (error instanceof DrizzleQueryError && (error.cause instanceof NoConnection || driverLost(error.cause)))
  );
}
