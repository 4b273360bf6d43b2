import type { Options } from '../port/options.ts';

/**
 * The requests that the loader begins before the runtime's code is loaded, so that code, configuration, user and courses
 * load at the same time. It is stored at `globalThis[startSlot]`; the runtime takes each answer out of it once.
 */
export interface Start {
  /** The options that the host has configured so far; a later `configure` writes here until there is a runtime. */
  options: Options;
  /** Token mode: the first token, asked for with reason `start`. */
  token?: Promise<string>;
  /** Replies by absolute address. Their requests had the headers and credentials that the transport would have sent. */
  readonly replies: Map<string, Promise<Response>>;
  /** Called after each `configure`. */
  readonly listeners: Set<() => void>;
  /** Address of the build's folder with a slash at its end; `/embed/1/` on the LMS's origin where absent. */
  embedBase?: string;
}

/** Name of the slot; a symbol cannot be clobbered by an element's id. */
export const startSlot = Symbol.for('lectern/1/start');
