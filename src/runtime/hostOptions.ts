import type { Options } from '../port/options.ts';
import { slots } from './slots.ts';
import { startSlot, type Start } from './start.ts';

/** The start of this page, shared by all scripts of this major version; made when first asked for. */
export function startOfPage(): Start {
  return (slots[startSlot] ??= { options: {}, replies: new Map(), listeners: new Set() });
}

/** The options that the host has configured, through any script of the page. */
export const hostOptions = {
  getState: (): Options => startOfPage().options,
  subscribe: (listener: () => void) => {
    const { listeners } = startOfPage();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Adds to the options of the host, before or after elements appeared. */
export function configure(more: Options): void {
  const start = startOfPage();
  start.options = { ...start.options, ...more };
  for (const listener of start.listeners) listener();
}
