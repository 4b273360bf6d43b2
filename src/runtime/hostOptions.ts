import type { Options } from './options.ts';
import type { Store } from './port.ts';
import { slots } from './destroyRuntimes.ts';
import { startSlot, type Start } from './start.ts';

/** The start of this page, shared by all scripts of this major; made when first asked for. */
export function startOfPage(): Start {
  return (slots[startSlot] ??= { options: {}, replies: new Map(), listeners: new Set() });
}

/** What the host has configured, whichever script it told. */
export const hostOptions: Store<Options> = {
  getState: () => startOfPage().options,
  subscribe: (listener) => {
    const { listeners } = startOfPage();
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Adds to what the host has configured, before or after elements appeared. */
export function configure(more: Options): void {
  const start = startOfPage();
  const previous = start.options;
  start.options = { ...previous, ...more };
  for (const listener of start.listeners) listener(start.options, previous);
}
