import { createHmac, timingSafeEqual } from 'node:crypto';

/** Part of an address that nobody can guess. */
export interface SignedId {
  readonly of: (id: string) => string;
  /** The id in a token; null for a token that this server has not signed, which it can tell without the database. */
  readonly read: (token: string) => string | null;
}

/**
 * Makes the parts of addresses that work without signing in (CAL-12, NOTE-21): a random id, and a signature of this server.
 * @param secret known to this server alone
 * @param purpose the use of the addresses; a token for one use is refused for another
 */
export function createSignedId(secret: string, purpose: string): SignedId {
  const signed = (id: string) => createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url');
  return {
    of: (id) => `${id}.${signed(id)}`,
    read(token) {
      const [id = '', signature = '', ...rest] = token.split('.');
      const [given, wanted] = [Buffer.from(signature), Buffer.from(signed(id))];
      const fits = rest.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
      return fits ? id : null;
    },
  };
}
