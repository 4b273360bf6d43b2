const isOriginal = (given: unknown) =>
  typeof given === 'function' && /\[native code\]/.test(Function.prototype.toString.call(given));

/** The `JSON` of a realm without any script, taken from an empty frame that is removed at once. */
function lent(): JSON {
  const frame = document.createElement('iframe');
  document.documentElement.appendChild(frame);
  const { JSON: original } = frame.contentWindow as unknown as typeof globalThis;
  document.documentElement.removeChild(frame);
  return original;
}

/**
 * The browser's own `JSON` functions, kept when this module is loaded, since scripts of the page may replace them later. MooTools 1.2 may
 * have replaced `JSON` earlier; its `JSON` has neither function (ELEM-19).
 */
export const { parse, stringify } = isOriginal(JSON.parse) && isOriginal(JSON.stringify) ? JSON : lent();

/**
 * Gives the page the `JSON` functions that it lacks, since our libraries use them. Called before each use, since
 * scripts of the page may run later.
 */
export function giveJson(): void {
  JSON.parse ??= parse;
  JSON.stringify ??= stringify;
}
