import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of the content's own origin (SCORM-11). A beacon may be text, which browsers send anywhere without
 * asking first: so the page it comes from is looked at, and not the type of its body.
 */
export function ownRequest({ headers }: Pick<FastifyRequest, 'headers'>, contentOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers.origin === undefined ? site === 'same-origin' : headers.origin === contentOrigin;
}
