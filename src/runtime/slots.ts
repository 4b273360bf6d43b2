import type { Runtime } from './runtime.ts';
import type { Start, startSlot } from './start.ts';

/** What all scripts of one major version share on a page. */
export interface Registry {
  readonly abi: 1;
  /** Build of the script that made it. */
  readonly build: string;
  /** By API base. */
  readonly runtimes: Map<string, Runtime>;
  /** Signs out in every runtime of the page; its frames hear of it by the session's state (SESS-19). */
  readonly signOut: () => void;
  /** Ends every runtime of the page, whichever script made it, and forgets what was asked for early (RUN-4). */
  readonly destroy: () => void;
}

/** Where the registry lies; a symbol cannot be clobbered by an element's id. */
export const registrySlot = Symbol.for('lectern/1');

/** What lies at the slots of this major, and what a page without modules calls: one name for it, since the loader's bytes count. */
export const slots = globalThis as { [registrySlot]?: Registry; [startSlot]?: Start; lectern?: unknown };
