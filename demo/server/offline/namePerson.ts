import type { FastifyInstance } from 'fastify';
import { routePath } from '../http/routePath.ts';
import { isKeptByNobody } from './keepNothing.ts';

/**
 * Says with each reply of the API whom it is for (OFF-3), so that a browser keeps it under that person and nobody else. Nobody keeps what
 * an administrator sees as somebody else; replies to frames and to hosts' tokens name nobody.
 */
export function registerPersonName(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { actor } = request;
    if (actor?.via !== 'cookie' || !routePath(request).startsWith('/api/') || isKeptByNobody(request)) return;
    reply.header('lectern-person', actor.impersonator ? '' : encodeURIComponent(actor.userId));
  });
}
