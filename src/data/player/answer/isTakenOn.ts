import type { AnswerFacts } from './answerDraft.ts';
import { continues } from './continues.ts';
import type { KeptText } from './keptText.ts';

/** Within this time nobody goes to another window and types there, in milliseconds. */
const toOtherWindow = 300;

/**
 * Whether another tab has taken this tab's waiting text and written on: the field then shows that text too (DRAFT-3). What was not made of
 * this text does not take its place, unless it stood here before: the learner went back to it in the other tab. A tab that has not
 * heard of this text yet puts such an old one at once.
 * @param waited the text that waited when the field was last computed
 */
export function isTakenOn(waited: KeptText | null, { typed, kept, shown }: AnswerFacts): boolean {
  if (!typed || !kept || waited?.text !== typed.text || kept.text === typed.text) return false;
  return continues(kept.text, typed.text) || (shown(kept.text) && kept.at > (typed.at ?? Infinity) + toOtherWindow);
}
