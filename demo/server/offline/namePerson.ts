import type { FastifyInstance } from 'fastify';
import { routePath } from '../http/routePath.ts';
import { isKeptByNobody } from './keepNothing.ts';

/**
 * Names in each reply of the API the person whom it is for (OFF-3), so that a browser keeps it for that person alone. An administrator who
 * acts as somebody else keeps nothing; replies to frames and to hosts' tokens name nobody. Nor do replies that any cache may keep: it would
 * give the name to others.
 */
export function registerPersonName(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { actor } = request;
    if (actor?.via !== 'cookie' || !routePath(request).startsWith('/api/') || isKeptByNobody(request)) return;
    if (/\bpublic\b/.test(String(reply.getHeader('cache-control')))) return;
    reply.header('lectern-person', actor.impersonator ? '' : encodeURIComponent(actor.userId));
  });
}
