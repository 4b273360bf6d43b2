/** A typed score: a number, null for an empty field, or why it is no score. */
export type GivenScore = number | null | 'nonsense' | 'outside';

const western = (digit: string) => String((digit.codePointAt(0) ?? 0) & 15);

/** Reads a score from 0 to `max` as people write numbers: with a comma or a point, in western or Arabic digits (GRADING-4). */
export function readScore(text: unknown, max: number): GivenScore {
  const plain = String(text ?? '')
    .trim()
    .replace(/[٠-٩۰-۹]/g, western)
    .replace(/[,٫]/, '.');
  if (plain === '') return null;
  if (!/^[-+]?\d{1,7}(\.\d{1,6})?$/.test(plain)) return 'nonsense';
  const score = Number(plain);
  return score >= 0 && score <= max ? score : 'outside';
}
