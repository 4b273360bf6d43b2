import { limits } from './limits.ts';

// Works for objects of any realm: the prototype of a plain object has no prototype itself.
function isPlain(item: object): boolean {
  if (Array.isArray(item)) return true;
  const prototype: unknown = Object.getPrototypeOf(item);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Checks that a message holds only plain data: texts, booleans, finite numbers, lists and records, and nothing named `__proto__`.
 * @returns path of the first value that is not plain (empty for the message itself), or null
 */
export function checkPlain(item: unknown, path = '', depth = 0): string | null {
  if (item === null || item === undefined || typeof item === 'string' || typeof item === 'boolean') return null;
  if (typeof item === 'number') return Number.isFinite(item) ? null : path;
  if (typeof item !== 'object' || depth > limits.depth || !isPlain(item)) return path;
  for (const name of Object.keys(item)) {
    const at = (path ? `${path}.${name}` : name).slice(0, 200);
    const wrong = name === '__proto__' ? at : checkPlain((item as Record<string, unknown>)[name], at, depth + 1);
    if (wrong !== null) return wrong;
  }
  return null;
}
