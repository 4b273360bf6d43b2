import type { FastifyRequest } from 'fastify';

const unkept = new WeakSet<FastifyRequest>();

/** Nobody's browser keeps the reply to this request: it is of an examination, or of a part with a time limit (OFF-6). */
export const keepNothing = (request: FastifyRequest): void => void unkept.add(request);

/** Whether that was said of a request. */
export const isKeptByNobody = (request: FastifyRequest): boolean => unkept.has(request);
