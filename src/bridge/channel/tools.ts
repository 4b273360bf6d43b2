import type { Guard } from '../messages/guard.ts';

/** What both ends take from the world, so that tests can stand in for it. */
export interface Tools {
  /** Milliseconds since some moment; never goes back. */
  readonly now: () => number;
  /** @returns stops it */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** What nobody can guess. */
  readonly nonce: () => string;
  /** What failed in a handler, for the console of whoever wrote it; the other side hears the id alone. */
  readonly report: (correlationId: string, cause: unknown) => void;
  readonly protocols: readonly number[];
  /** What a message has to pass, in this order. */
  readonly guards: { readonly window: readonly Guard[]; readonly port: readonly Guard[] };
}
