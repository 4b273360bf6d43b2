import { createHmac, timingSafeEqual } from 'node:crypto';

/** Part of an address that nobody can guess. */
export interface SignedId {
  readonly of: (id: string) => string;
  /** The id in a token; null for one that this server has not signed, which is found out without asking the database. */
  readonly read: (token: string) => string | null;
}

/**
 * Makes the parts of addresses that open something without anybody signed in (CAL-12, NOTE-21): an id by chance, and a signature of this
 * server.
 * @param secret known to this server alone
 * @param purpose what they open; a token for one thing opens no other
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
