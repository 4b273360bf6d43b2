import type { Browser } from './browser.ts';
import { createRuntime } from './compose.ts';
import type { Options } from './options.ts';
import { placeOf } from './placeOf.ts';
import type { Pieces, Runtime } from './runtime.ts';
import { startSlot, type Start } from './start.ts';

/** What all scripts of one major version share on a page. */
export interface Registry {
  readonly abi: 1;
  /** Build of the script that made it. */
  readonly build: string;
  /** By API base. */
  readonly runtimes: Map<string, Runtime>;
}

/** Where the registry lies; a symbol cannot be clobbered by an element's id. */
export const registrySlot = Symbol.for('lectern/1');

type Slots = { [registrySlot]?: Registry; [startSlot]?: Start };
const slots = globalThis as Slots;

/**
 * The runtime of an API base: the one that another element or script has made, else a new one (RUN-1, RUN-2).
 * Options count for the one who makes it; later changes go through `configure`.
 */
export function runtimeFor(options: Options, pieces: Pieces = {}, browser: Browser = globalThis as unknown as Browser): Runtime {
  const start = slots[startSlot];
  const { apiBase } = placeOf(options, start, browser.location);
  const registry = (slots[registrySlot] ??= Object.freeze({ abi: 1, build: pieces.build ?? '', runtimes: new Map<string, Runtime>() }));
  const known = registry.runtimes.get(apiBase);
  if (known) return known;
  const made = createRuntime(options, { ...pieces, browser, start });
  const runtime: Runtime = {
    ...made,
    destroy: () => {
      made.destroy();
      if (registry.runtimes.get(apiBase) === runtime) registry.runtimes.delete(apiBase);
      if (registry.runtimes.size === 0 && slots[registrySlot] === registry) delete slots[registrySlot];
    },
  };
  registry.runtimes.set(apiBase, runtime);
  return runtime;
}

/** Ends every runtime of the page, whichever script made it (RUN-4). */
export function destroyRuntimes(): void {
  for (const runtime of [...(slots[registrySlot]?.runtimes.values() ?? [])]) runtime.destroy();
}
