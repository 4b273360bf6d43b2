import type { Options } from './options.ts';
import { slots } from './slots.ts';
import { startSlot, type Start } from './start.ts';

/** The start of this page, shared by all scripts of this major; made when first asked for. */
export function startOfPage(): Start {
  return (slots[startSlot] ??= { options: {}, replies: new Map(), listeners: new Set() });
}

/** What the host has configured, whichever script it told. */
export const hostOptions = {
  getState: (): Options => startOfPage().options,
  subscribe: (listener: () => void) => {
    const { listeners } = startOfPage();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Adds to what the host has configured, before or after elements appeared. */
export function configure(more: Options): void {
  const start = startOfPage();
  start.options = { ...start.options, ...more };
  for (const listener of start.listeners) listener();
}
