import type { Runtime } from './runtime.ts';
import type { Start, startSlot } from './start.ts';

/** The data that all scripts of one major version share on a page. */
export interface Registry {
  readonly abi: 1;
  /** Build of the script that made it. */
  readonly build: string;
  /** By API base. */
  readonly runtimes: Map<string, Runtime>;
  /** Signs out in every runtime of the page; its frames hear of it by the session's state (SESS-19). */
  readonly signOut: () => void;
  /** Ends every runtime of the page, whichever script made it, and forgets the early replies (RUN-4). */
  readonly destroy: () => void;
}

/** The key of the registry; a symbol cannot be clobbered by an element's id. */
export const registrySlot = Symbol.for('lectern/1');

/** The slots of this major version, and the global that a page without modules calls: one name, since the loader's bytes count. */
export const slots = globalThis as { [registrySlot]?: Registry; [startSlot]?: Start; lectern?: unknown };
