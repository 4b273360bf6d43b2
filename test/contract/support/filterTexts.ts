import fc from 'fast-check';

/**
 * Texts that databases, patterns and comparisons trip over: marks, case, other scripts, characters of two halves,
 * wildcards, quotes, backslashes.
 */
export const texts = [
  '',
  'a',
  'ä',
  'a\u0308',
  'Ab',
  'straße',
  'ΟΔΟΣ',
  'ος',
  'İz',
  'iz',
  'x_%',
  '%',
  '_',
  "it's",
  '"',
  '\\',
  '\\%',
  "';--",
  '𝒜b',
  '😀',
  '👩‍⚕️',
  '\ud7ff',
  '\uffff',
  '字',
  'كِتاب',
  '1,5',
  '{a,b}',
  ' a',
  '$1',
  '?',
];

/** The same, and what may come in a filter but can be kept by no database: NUL and halves of characters. */
export const askedTexts = [...texts, 'a\0b', '\ud83d', '\ude00a'];

/** Equal values on both sides have to be frequent, or a wrong `<=` is never seen. */
export const often = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: rare });

/** Something, or now and then nothing. */
export const nil = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 4 });
