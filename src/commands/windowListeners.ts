import type { Browser } from '../web/browser.ts';

/** Listeners of the window that are added and removed together. They hear an event before the page's own listeners. */
export function windowListeners(
  browser: Pick<Browser, 'addEventListener' | 'removeEventListener'>,
  listeners: Readonly<Record<string, (event: never) => void>>,
): { readonly add: () => void; readonly remove: () => void } {
  const all = Object.entries(listeners) as [string, EventListener][];
  return {
    add: () => all.forEach(([type, listener]) => browser.addEventListener(type, listener, true)),
    remove: () => all.forEach(([type, listener]) => browser.removeEventListener(type, listener, true)),
  };
}
