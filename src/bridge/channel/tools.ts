import type { Guard } from '../messages/guard.ts';

/** The functions of the environment that both ends use, so that tests can replace them. */
export interface Tools {
  /** Milliseconds since some moment; never decreases. */
  readonly now: () => number;
  /** @returns a function that cancels it */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Makes a text that nobody can guess. */
  readonly nonce: () => string;
  /** Reports an error of a handler on the console, for the author of the handler; the other side gets only the id. */
  readonly report: (correlationId: string, cause: unknown) => void;
  readonly protocols: readonly number[];
  /** The guards that a message has to pass, in this order. */
  readonly guards: { readonly window: readonly Guard[]; readonly port: readonly Guard[] };
}
