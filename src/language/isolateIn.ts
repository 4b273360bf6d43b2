import { direction } from './direction.ts';
import { isolate } from './isolate.ts';

/**
 * Letters of scripts that are written from right to left, and controls that change the direction of the text after them. Not the control of
 * an isolate whose first letter decides: names in a list have it.
 */
const againstTheOthers = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066\u2067\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name or another text, ready to be set into a sentence of a language. Where the two may run against each other, invisible characters
 * keep the text apart (first strong isolate), so that the words around it keep their order (LOC-18).
 */
export const isolateIn = (text: string, tag: string): string =>
  direction(tag) === 'rtl' || againstTheOthers.test(text) ? isolate(text) : text;
