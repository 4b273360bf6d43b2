const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10];

/**
 * Reads eight digits that were typed or pasted, in any script in which the supported languages write them, with spaces or dashes between
 * them. Null for anything else.
 */
export function digitsOf(typed: string): string | null {
  const plain = [...typed.replace(/[\s\u200e\u200f\u00a0\-\u2010-\u2015]/g, '')].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const zero = zeros.find((from) => code >= from && code < from + 10);
    return zero === undefined ? sign : String(code - zero);
  });
  return /^\d{8}$/.test(plain.join('')) ? plain.join('') : null;
}
