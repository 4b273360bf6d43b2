import { limits } from './limits.ts';

// Of this realm or of another: the prototype of plain objects has none itself.
function isPlain(item: object): boolean {
  if (Array.isArray(item)) return true;
  const prototype: unknown = Object.getPrototypeOf(item);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Whether a message holds plain data alone: texts, truths, finite numbers, lists and records, nothing named `__proto__`.
 * @returns path of the first thing that does not belong (empty for the message itself), or null
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
