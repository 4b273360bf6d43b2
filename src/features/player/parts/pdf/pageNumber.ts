/**
 * The page number in a text, in the digits of any script; null if the text is not a number. It is limited to 1 to
 * `count`.
 */
export function pageNumber(text: string, count: number): number | null {
  const plain = text.trim().replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
  return /^\d{1,9}$/.test(plain) ? Math.min(count, Math.max(1, Number(plain))) : null;
}

// The digits of every script form a row of ten that begins with zero.
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}
