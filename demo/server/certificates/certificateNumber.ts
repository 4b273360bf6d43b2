import { randomInt } from 'node:crypto';

/** No vowels, which could form words, and no 0, 1, I, L and O, which readers confuse. */
const letters = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const shape = new RegExp(`^([A-Z]{2,8})[\\s-]*(\\d{4})[\\s-]*([${letters}]{${LENGTH}})$`);

/**
 * A new number, such as `AGA-2026-7KQ2M4XW9PBT`: it has twelve random letters of 28, so nobody can guess it (CERT-5).
 * @param prefix two to eight letters of the issuer
 */
export function certificateNumber(prefix: string, issued: Date): string {
  const random = Array.from({ length: LENGTH }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${prefix}-${issued.getUTCFullYear()}-${random}`;
}

/** Reads a number as people type it, also in small letters or without hyphens, into its stored form; null if it is no number. */
export function readNumber(typed: string): string | null {
  const [, prefix, year, random] = shape.exec(typed.trim().toUpperCase()) ?? [];
  return prefix && year && random ? `${prefix}-${year}-${random}` : null;
}
