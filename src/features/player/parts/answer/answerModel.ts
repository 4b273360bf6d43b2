import type { SavingState } from '../../../../data/player/answer/answerDraft.ts';
import { answerLimit } from '../../../../domain/tree/answer.ts';

/**
 * The reason why an answer cannot be handed in (FORM-1, ANSWER-2, ATTACH-7); null if there is none.
 * @param files number of attached files that have arrived
 */
export function faultOf(text: string, files = 0): 'required' | 'maxLength' | null {
  if (text.trim() === '' && files === 0) return 'required';
  return text.length > answerLimit ? 'maxLength' : null;
}

/** Within this number of characters of the limit, the number of remaining characters is announced. */
const near = 2000;
const step = 500;

/**
 * The number of remaining characters, to be announced while the learner types: only near the limit, in steps, and each
 * step once. Null if nothing is announced: for a text that is too long, the field's own fault says so.
 */
export function leftToSay(length: number): number | null {
  const left = answerLimit - length;
  return left > near || left < 0 ? null : Math.ceil(left / step) * step;
}

/**
 * Saving states that screen readers announce at once. The others are only shown, because announcing them would
 * interrupt.
 */
const spoken: ReadonlySet<SavingState> = new Set(['kept', 'fleeting', 'tooLong', 'choose', 'refused']);

/**
 * The announcement about the saving state for screen readers; null as long as all goes well.
 * @param told the state that was announced before, as this function returned it
 * @returns the announcement, and the state to remember
 */
export function standingToSay(
  standing: SavingState,
  told: SavingState | null,
): { readonly say: SavingState | null; readonly told: SavingState | null } {
  if (spoken.has(standing)) return { say: standing, told: standing };
  // "Saved" is announced only to a learner who heard of a problem, and only once, because afterwards each pause in
  // typing leads to "saved".
  if (standing === 'saved' && told !== null) return { say: 'saved', told: 'saved' };
  return { say: null, told: told === 'saved' ? null : told };
}
