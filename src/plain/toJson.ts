import { stringify } from './json.ts';

const { hasOwnProperty } = Object.prototype;

/**
 * Plain data as JSON, as `JSON.stringify` writes it, even if a library of the page has given a `toJSON` method to lists, numbers or objects
 * (ELEM-19). A value that is neither data nor `null` is left out of objects, and is `null` in lists.
 */
export function toJson(value: unknown): string {
  return write(value) ?? 'null';
}

function write(value: unknown): string | undefined {
  if (typeof value === 'function' || typeof value === 'symbol' || value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) text += `${index ? ',' : ''}${write(value[index]) ?? 'null'}`;
    return `[${text}]`;
  }
  for (const name in value) {
    if (!hasOwnProperty.call(value, name)) continue;
    const member = write((value as Readonly<Record<string, unknown>>)[name]);
    if (member !== undefined) text += `${text ? ',' : ''}${stringify(name)}:${member}`;
  }
  return `{${text}}`;
}
