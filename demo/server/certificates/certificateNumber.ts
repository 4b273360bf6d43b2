import { randomInt } from 'node:crypto';

/** No vowels, which make words, and no 0, 1, I, L and O, which are read for each other. */
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const shape = new RegExp(`^([A-Z]{2,8})[\\s-]*(\\d{4})[\\s-]*([${letters}]{${LENGTH}})$`);

/**
 * A new number, such as `AGA-2026-7KQ2M4XW9PBT`: twelve random letters of 28, which nobody guesses (CERT-5).
 * @param prefix two to eight letters of the issuer
 */
export function certificateNumber(prefix: string, issued: Date): string {
  const random = Array.from({ length: LENGTH }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${prefix}-${issued.getUTCFullYear()}-${random}`;
}

/** A number as people type it, in small letters or without its hyphens, as it is kept; null for what is none. */
export function readNumber(typed: string): string | null {
  const [, prefix, year, random] = shape.exec(typed.trim().toUpperCase()) ?? [];
  return prefix && year && random ? `${prefix}-${year}-${random}` : null;
}
