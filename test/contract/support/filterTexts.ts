import fc from 'fast-check';

/**
 * Texts that are difficult for databases, patterns and comparisons: marks, case, other scripts, surrogate pairs, wildcards, quotes,
 * backslashes.
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

/** The same, and texts that a filter may contain but no database can store: NUL and lone surrogates. */
export const askedTexts = [...texts, 'a\0b', '\ud83d', '\ude00a'];

/** Equal values on both sides must be frequent, or a wrong `<=` is never found. */
export const often = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: rare });

/** A value, or sometimes null. */
export const nil = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 4 });
