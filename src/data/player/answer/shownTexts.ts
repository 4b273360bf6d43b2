import { textSum } from './textSum.ts';

/** The texts that a field has shown. A text that was made of them loses nothing of them (DRAFT-4). */
export interface ShownTexts {
  readonly has: (text: string) => boolean;
  readonly add: (text: string) => void;
  readonly remove: (text: string) => void;
}

/** Remembers texts by short sums. The empty text counts as shown from the start. */
export function shownTexts(): ShownTexts {
  const sums = new Set([textSum('')]);
  return {
    has: (text) => sums.has(textSum(text)),
    add: (text) => void sums.add(textSum(text)),
    remove: (text) => void sums.delete(textSum(text)),
  };
}
