const isOriginal = (given: unknown) =>
  typeof given === 'function' && /\[native code\]/.test(Function.prototype.toString.call(given));

/** `JSON` of a realm without any script: an empty frame gives it, and is removed at once. */
function lent(): JSON {
  const frame = document.createElement('iframe');
  document.documentElement.appendChild(frame);
  const { JSON: original } = frame.contentWindow as unknown as typeof globalThis;
  document.documentElement.removeChild(frame);
  return original;
}

/**
 * `JSON` of the browser, as it is when this module is loaded: scripts of the page may replace it later. MooTools 1.2 may have replaced
 * it before; its own `JSON` has neither of these functions (ELEM-19).
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
