import type { RuntimePort } from '../port/port.ts';

/** An action that a learner wants the server to do. */
export interface Command<I, O> {
  /** Names the wish: two wishes with the same name are one wish, with one id. */
  readonly wish: (input: I) => string;
  /**
   * @param id made by the client; the same for every attempt at this wish
   * @throws LecternError
   */
  readonly run: (port: RuntimePort, input: I, id: string) => Promise<O>;
  /** Fetches the data again that is out of date after the command; called when the server has answered with success. */
  readonly after: (port: RuntimePort, input: I) => Promise<void>;
  /** Fetches the data again that a conflict shows to be out of date, such as a run that has ended in another tab (CMD-18). */
  readonly onConflict?: (port: RuntimePort, input: I) => Promise<void>;
}

/** The state of a wish. `unsent`: it is not known whether it arrived, and it waits until the learner sends it again (CMD-8). */
export type CommandPhase = 'idle' | 'sending' | 'unsent' | 'failed';
