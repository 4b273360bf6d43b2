import { own } from './own.ts';
import type { Fields } from './shape.ts';

/**
 * What of a body the debug log keeps: numbers, truths, words of a closed list, and codes. Texts, addresses and data may name
 * somebody, and are left out (CHAN-9).
 */
export function redact(fields: Fields, body: unknown): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(fields)) {
    const value = own(body, name);
    if (shape.type === 'number' || shape.type === 'boolean' || (shape.type === 'string' && (shape.values || name === 'code'))) kept[name] = value;
  }
  return kept;
}
