import type { FastifyRequest } from 'fastify';

/**
 * Whether a command comes from the portal's own page (AUTH-5).
 * @param marked whether it has to carry the XMLHttpRequest mark, which no form of another site can
 */
export function sameOrigin({ headers }: Pick<FastifyRequest, 'headers'>, origin: string, marked: boolean): boolean {
  if (marked && headers['x-requested-with']?.toString().toLowerCase() !== 'xmlhttprequest') return false;
  if (headers.origin !== undefined) return headers.origin === origin;
  return headers['sec-fetch-site'] === 'same-origin';
}
