import { beginFrameSession, endFrameSession } from '../contract/frameSessions.ts';
import type { Call, CallInput } from '../contract/wire/call.ts';
import type { LecternError } from '../errors.ts';

export interface FrameSessionDeps {
  readonly send: <I extends CallInput, O>(
    call: Call<I, O>,
    input: I,
    options?: { readonly cookies?: boolean },
  ) => Promise<O>;
  readonly report: (error: LecternError) => void;
}

/** The proof that begins a frame's own session: the ticket of its host, or the code of the small window. */
export type FrameProof =
  { readonly ticket: string; readonly host: string } | { readonly code: string; readonly verifier: string };

/** The session that a frame has of its own on the server. */
export interface FrameSession {
  readonly begin: (proof: FrameProof) => Promise<void>;
  /** Ends it; a failure is reported. */
  readonly end: () => Promise<void>;
  /** Whether the server has not yet heard that it has ended. */
  readonly isUnended: () => boolean;
}

/** Makes the session of a frame (SESS-18, SESS-19). */
export function createFrameSession({ send, report }: FrameSessionDeps): FrameSession {
  let unended = false;
  return {
    begin: async (body) => {
      await send(beginFrameSession, { body }, { cookies: true });
      // The cookie of this session has replaced the earlier one.
      unended = false;
    },
    end: async () => {
      unended = true;
      try {
        await send(endFrameSession, {}, { cookies: true });
        unended = false;
      } catch (error) {
        report(error as LecternError);
      }
    },
    isUnended: () => unended,
  };
}
