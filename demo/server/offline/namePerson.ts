import type { FastifyInstance } from 'fastify';
import { routePath } from '../http/routePath.ts';
import { isKeptByNobody } from './keepNothing.ts';

/**
 * Names in each reply of the API the person whom it is for (OFF-3), so that a browser keeps it for that person alone. An administrator who
 * acts as somebody else keeps nothing; replies to frames and to hosts' tokens name nobody.
 */
export function registerPersonName(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { actor } = request;
    if (actor?.via !== 'cookie' || !routePath(request).startsWith('/api/') || isKeptByNobody(request)) return;
    reply.header('lectern-person', actor.impersonator ? '' : encodeURIComponent(actor.userId));
  });
}
