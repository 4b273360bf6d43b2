import type { FastifyRequest } from 'fastify';

/** Whether a browser asks for a page, as with a link that opens beside a frame. */
export const asksForPage = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'document';
