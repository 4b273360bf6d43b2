import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The part of a feed's address that nobody can guess (CAL-12): an id by chance, and a signature of this server. A guess is refused without
 * asking the database.
 * @param secret known to this server alone
 */
export function createFeedToken(secret: string) {
  const signed = (id: string) => createHmac('sha256', secret).update(`calendar ${id}`).digest('base64url');
  return {
    of: (id: string): string => `${id}.${signed(id)}`,
    /** The id in a token; null for one that this server has not signed. */
    read(token: string): string | null {
      const [id = '', signature = '', ...rest] = token.split('.');
      const [given, wanted] = [Buffer.from(signature), Buffer.from(signed(id))];
      const fits = rest.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
      return fits ? id : null;
    },
  };
}
