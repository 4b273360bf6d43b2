import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/errors.ts';

/** The most entries of a page; a request may ask for fewer. */
const MOST = 200;

/** The requested part of a list. */
interface Paging {
  readonly limit: number;
  readonly from: number;
}

/** A parameter of an address that occurs once. */
export function oneOf(request: FastifyRequest, name: string): string | null {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** @throws HttpError 400 for a value that is not a number of entries */
export function readPaging(request: FastifyRequest): Paging {
  const limit = oneOf(request, 'limit');
  const from = oneOf(request, 'from') ?? '0';
  if ((limit !== null && !/^[1-9]\d{0,5}$/.test(limit)) || !/^\d{1,9}$/.test(from))
    throw new HttpError(400, 'bad_request', 'limit is the number of entries of a page.');
  return { limit: Math.min(Number(limit ?? MOST), MOST), from: Number(from) };
}

/** One page of a list, with the address of the next one in the header `Link` (LTI-20, LTI-30). */
export function pageOf<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  all: readonly T[],
  { limit, from }: Paging,
): readonly T[] {
  if (from + limit < all.length) {
    const next = new URL(request.url, origin);
    next.searchParams.set('limit', String(limit));
    next.searchParams.set('from', String(from + limit));
    reply.header('link', `<${next.href}>; rel="next"`);
  }
  return all.slice(from, from + limit);
}
