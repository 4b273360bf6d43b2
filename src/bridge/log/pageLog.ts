import type { Log } from './createLog.ts';

const slot = Symbol.for('lectern.log');

/** The debug log of a page's channels; undefined where none was asked for (CHAN-9). A symbol, since scripts of the page share no module. */
export const pageLog = (page: object): Log | undefined => (page as { readonly [slot]?: Log })[slot];

/** Sets the debug log, for all of the page's channels. */
export const setPageLog = (page: object, log: Log): void => void ((page as { [slot]?: Log })[slot] = log);
