import { own } from '../messages/own.ts';

// Words of closed lists, and codes. Any other text may name somebody.
const WORDS = /^(code|phase|reason|by|to|from|dir|theme)$/;

/**
 * The part of a body that the debug log keeps: numbers, booleans, and words that name nobody; neither texts, nor addresses, nor data
 * (CHAN-9).
 */
export function redact(body: unknown): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of Object.keys(body ?? {})) {
    const value = own(body, name);
    if (typeof value === 'number' || typeof value === 'boolean' || (WORDS.test(name) && typeof value === 'string'))
      kept[name] = value;
  }
  return kept;
}
