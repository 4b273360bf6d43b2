import type { Browser } from '../web/browser.ts';
import { createRuntime } from './createRuntime.ts';
import { hostOptions } from './hostOptions.ts';
import type { Options } from '../port/options.ts';
import { runtimePlace } from './runtimePlace.ts';
import type { Pieces, Runtime } from './runtime.ts';
import { registrySlot, slots, type Registry } from './slots.ts';
import { startSlot } from './start.ts';

function createRegistry(build: string): Registry {
  const runtimes = new Map<string, Runtime>();
  const destroy = () => {
    for (const runtime of [...runtimes.values()]) runtime.destroy();
    const start = slots[startSlot];
    start?.replies.clear();
    delete start?.token;
  };
  const signOut = () => runtimes.forEach(({ port }) => port.session.signOut());
  return Object.freeze({ abi: 1, build, runtimes, signOut, destroy });
}

/**
 * The runtime of an API base: the one that another element or script has made, else a new one (RUN-1, RUN-2).
 * Options count only for the call that makes the runtime; later changes go through `configure`.
 */
export function runtimeFor(
  options: Options,
  pieces: Pieces = {},
  browser: Browser = globalThis as unknown as Browser,
): Runtime {
  const start = slots[startSlot];
  const { apiBase } = runtimePlace(options, start, browser.location);
  const registry = (slots[registrySlot] ??= createRegistry(pieces.build ?? ''));
  const known = registry.runtimes.get(apiBase);
  if (known && (known.tokens || !options.getToken)) return known;
  // The host gave its token provider after the first element was shown: elements with the old runtime change over in this task.
  if (known) queueMicrotask(known.destroy);
  const made = createRuntime(options, { ...pieces, browser, start });
  let taken = options;
  const stop = hostOptions.subscribe(() => {
    const now = hostOptions.getState();
    const changed = Object.entries(now).filter(([name, value]) => taken[name as keyof Options] !== value);
    taken = now;
    if (runtimePlace(now, start, browser.location).apiBase === apiBase) made.configure(Object.fromEntries(changed));
  });
  const runtime: Runtime = {
    ...made,
    destroy: () => {
      stop();
      made.destroy();
      if (registry.runtimes.get(apiBase) === runtime) registry.runtimes.delete(apiBase);
      if (registry.runtimes.size === 0 && slots[registrySlot] === registry) delete slots[registrySlot];
    },
  };
  registry.runtimes.set(apiBase, runtime);
  return runtime;
}
