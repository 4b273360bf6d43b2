/** The page that somebody wrote, in whatever digits; null where it is no number. Beyond the ends the end is meant. */
export function pageNumber(text: string, count: number): number | null {
  const plain = text.trim().replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
  return /^\d{1,9}$/.test(plain) ? Math.min(count, Math.max(1, Number(plain))) : null;
}

// Digits of every script stand in rows of ten that begin with zero.
function digitOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}
