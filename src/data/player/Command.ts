import type { LecternError } from '../../errors.ts';
import type { RuntimePort } from '../../runtime/port.ts';

/** Something a learner wants done on the server. */
export interface Command<I, O> {
  /** Names the wish: two with the same name are one, and carry one id. */
  readonly wish: (input: I) => string;
  /**
   * @param id made by the client; the same for every attempt at this wish
   * @throws LecternError
   */
  readonly run: (port: RuntimePort, input: I, id: string) => Promise<O>;
  /** What is known no longer holds; called when the server has answered well. */
  readonly after: (port: RuntimePort, input: I) => Promise<void>;
}

/** How far a wish is. `unsent`: nobody can say whether it arrived; it waits for the learner's word (CMD-8). */
export type CommandPhase = 'idle' | 'sending' | 'unsent' | 'failed';

const lost: ReadonlySet<LecternError['code']> = new Set(['offline', 'network', 'timeout', 'unauthorized', 'authentication_error', 'token_provider', 'aborted']);
const refused: ReadonlySet<LecternError['code']> = new Set(['bad_request', 'forbidden', 'not_found', 'conflict', 'command_failed', 'command_canceled']);

/** Whether a command may not have arrived, so that it is shown as not sent yet. */
export const wasLost = (error: LecternError): boolean => lost.has(error.code);

/** Whether the server has decided against it, so that its id is spent. */
export const wasRefused = (error: LecternError): boolean => refused.has(error.code);
