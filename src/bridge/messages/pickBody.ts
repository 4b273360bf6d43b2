import type { Fields } from './shape.ts';

/** A copy of a checked body with only the fields of its table, so that no unknown field reaches a handler. */
export function pickBody(fields: Fields, body: unknown): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(fields)) {
    const value = Object.hasOwn(body as object, name) ? (body as Record<string, unknown>)[name] : undefined;
    if (value !== undefined) known[name] = shape.type === 'fields' ? pickBody(shape.fields, value) : value;
  }
  return known;
}
