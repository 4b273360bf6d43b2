import type { NoticesModel } from './notices.ts';
import type { Options } from './options.ts';
import type { RuntimePort } from './port.ts';

/** One runtime: what elements use, and what its owner does with it. */
export interface Runtime {
  readonly port: RuntimePort;
  /** Whether the host's tokens speak, and not a cookie. */
  readonly tokens: boolean;
  /** Takes over what a host sets later. The API base and the choice between cookie and token stay as they were. */
  readonly configure: (options: Options) => void;
  /** Ends it and leaves nothing: no listener, timer, channel, outlet. */
  readonly destroy: () => void;
}

/**
 * Draws the outlet of notices.
 * @param beside the first element of the page; null where there is none yet
 * @param elements whose open dialogs may have to hold the outlet (RUN-5)
 * @returns removes it
 */
export type MountOutlet = (model: NoticesModel, port: RuntimePort, beside: Element | null, elements: () => Iterable<Element>) => () => void;

/** Parts that a runtime cannot import itself, since they draw. */
export interface Pieces {
  /** Loads the outlet with the first notice; without it notices are events alone. */
  readonly outlet?: () => Promise<MountOutlet>;
  /** Version of the build. */
  readonly build?: string;
}
