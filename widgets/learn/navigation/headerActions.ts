import type { Entry, Navigation } from './navigationModel.ts';

/** How many actions the header shows (CONST-19). */
const limit = 2;

/** Actions of the header: those that are shown, and those in its menu. */
export interface HeaderActions {
  readonly shown: readonly Entry[];
  readonly rest: readonly Entry[];
}

/**
 * If the side bar is switched off, its entries are actions of the header: two are shown, the rest are in a menu (NAV-6, NAV-17). Entries
 * with children are always in the menu.
 */
export function headerActions({ main, management }: Navigation): HeaderActions {
  const all = [...main, ...management];
  const shown = all.filter(({ children }) => children.length === 0).slice(0, limit);
  return { shown, rest: all.filter((entry) => !shown.includes(entry)) };
}
