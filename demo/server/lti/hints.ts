import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/openDb.ts';
import { spendOnce } from './spendOnce.ts';

/** Signed texts that an address or a form carries in place of a cookie, each for one purpose, one use and a short time (LTI-8). */
export interface Hints<T extends object> {
  readonly of: (content: T) => string;
  /** Its content, without using it up; null where it was not signed here for this purpose, or is too old. */
  readonly read: (hint: unknown) => T | null;
  /** The same, and uses it up; null also where it was used before. */
  readonly take: (hint: unknown) => Promise<T | null>;
}

interface Sealed {
  readonly jti: string;
  /** Milliseconds since 1970, by the real time. */
  readonly exp: number;
}

const LONGEST = 8000;

/**
 * @param secret known to this server alone
 * @param purpose the use of the hints; one for another purpose is not accepted
 * @param seconds for which a hint works
 */
export function createHints<T extends object>(db: Db, secret: string, purpose: string, seconds: number): Hints<T> {
  const signed = (text: string) => createHmac('sha256', secret).update(`lti ${purpose} ${text}`).digest('base64url');
  const open = (hint: unknown): (T & Sealed) | null => {
    if (typeof hint !== 'string' || hint.length > LONGEST) return null;
    const [text = '', signature = '', ...rest] = hint.split('.');
    const [given, wanted] = [Buffer.from(signature), Buffer.from(signed(text))];
    if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    const content = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as T & Sealed;
    return content.exp > Date.now() ? content : null;
  };
  return {
    of(content) {
      const sealed = { ...content, jti: randomUUID(), exp: Date.now() + seconds * 1000 };
      const text = Buffer.from(JSON.stringify(sealed)).toString('base64url');
      return `${text}.${signed(text)}`;
    },
    read: open,
    async take(hint) {
      const content = open(hint);
      return content && (await spendOnce(db, `${purpose} ${content.jti}`, content.exp)) ? content : null;
    },
  };
}
