/** Marks that turn the direction of a text, and control characters. */
const hidden = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A name as a certificate shows it (CERT-22): without marks that would show its letters in another order, and with single spaces. Joiners
 * stay, since some scripts need them.
 */
export const plainName = (name: string): string =>
  name.replace(/\s/g, ' ').replace(hidden, '').replace(/ +/g, ' ').trim();
