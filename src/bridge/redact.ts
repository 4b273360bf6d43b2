import { own } from './own.ts';

// Words of closed lists, and codes. Whatever else is a text may name somebody.
const WORDS = /^(code|phase|reason|by|to|from|dir|theme)$/;

/** What of a body the debug log keeps: numbers, truths, and words that name nobody; neither texts, nor addresses, nor data (CHAN-9). */
export function redact(body: unknown): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of Object.keys(body ?? {})) {
    const value = own(body, name);
    if (typeof value === 'number' || typeof value === 'boolean' || (WORDS.test(name) && typeof value === 'string')) kept[name] = value;
  }
  return kept;
}
