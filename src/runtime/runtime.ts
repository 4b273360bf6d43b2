import type { Options } from '../port/options.ts';
import type { NoticesModel, RuntimePort } from '../port/port.ts';

/** One runtime: the port for elements, and the functions for its owner. */
export interface Runtime {
  readonly port: RuntimePort;
  /** Whether the host's tokens identify the user, and not a cookie. */
  readonly tokens: boolean;
  /** Takes over later options of the host. The API base and the choice between cookie and token stay as they were. */
  readonly configure: (options: Options) => void;
  /** Ends it and leaves nothing behind: no listener, timer, channel or outlet. */
  readonly destroy: () => void;
}

/**
 * Draws the outlet of notices.
 * @param beside the first element of the page; null where there is none yet
 * @param elements elements whose open dialogs may have to hold the outlet (RUN-5)
 * @returns a function that removes it
 */
export type MountOutlet = (
  model: NoticesModel,
  port: RuntimePort,
  beside: Element | null,
  elements: () => Iterable<Element>,
) => () => void;

/** Parts that a runtime cannot import itself, since they draw. */
export interface Pieces {
  /** Loads the outlet with the first notice; without it notices are events alone. */
  readonly outlet?: () => Promise<MountOutlet>;
  /** Version of the build. */
  readonly build?: string;
}
