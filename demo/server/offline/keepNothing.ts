import type { FastifyRequest } from 'fastify';

const unkept = new WeakSet<FastifyRequest>();

/** No browser keeps the reply to this request: it belongs to an examination, or to a part with a time limit (OFF-6). */
export const keepNothing = (request: FastifyRequest): void => void unkept.add(request);

/** Whether {@link keepNothing} was called for a request. */
export const isKeptByNobody = (request: FastifyRequest): boolean => unkept.has(request);
