import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of the content's own origin (SCORM-11). A beacon may be text, which browsers send to any site without
 * asking first: therefore the page that it comes from is checked, and not the type of its body.
 */
export function ownRequest({ headers }: Pick<FastifyRequest, 'headers'>, contentOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers.origin === undefined ? site === 'same-origin' : headers.origin === contentOrigin;
}
