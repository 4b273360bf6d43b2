import type { Standing } from '../../../data/player/answerDraft.ts';
import { answerLimit } from '../../../domain/answer.ts';

/** Why an answer is not handed in (FORM-1, ANSWER-2); null where nothing is against it. */
export function faultOf(text: string): 'required' | 'maxLength' | null {
  if (text.trim() === '') return 'required';
  return text.length > answerLimit ? 'maxLength' : null;
}

/** Within so many characters of the limit it is said how many are left. */
const near = 2000;
const step = 500;

/**
 * How many characters are left, as it is said while somebody types: near the limit alone and in steps, and each step once.
 * Null where nothing is said: of too many the field's own fault speaks.
 */
export function leftToSay(length: number): number | null {
  const left = answerLimit - length;
  return left > near || left < 0 ? null : Math.ceil(left / step) * step;
}

/** Standings that are said to readers as they come; the others are seen, and would interrupt. */
const spoken: ReadonlySet<Standing> = new Set(['kept', 'fleeting', 'tooLong', 'choose', 'refused']);

/**
 * What a reader is told of the standing; null while all goes well.
 * @param told what they were told before, by this
 * @returns also what is to be remembered of it
 */
export function standingToSay(standing: Standing, told: Standing | null): { readonly say: Standing | null; readonly told: Standing | null } {
  if (spoken.has(standing)) return { say: standing, told: standing };
  // That it is well again is told to whom it was told that it was not, and once: after that it is so with each pause in typing.
  if (standing === 'saved' && told !== null) return { say: 'saved', told: 'saved' };
  return { say: null, told: told === 'saved' ? null : told };
}
