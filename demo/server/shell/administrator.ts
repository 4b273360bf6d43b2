import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Actor } from '../http/actor.ts';
import { asPage } from '../http/asPage.ts';
import { HttpError } from '../http/errors.ts';
import { signInAddress } from '../oidc/signInAddress.ts';

/**
 * The administrator who sends a request.
 * @throws HttpError 401 for a visitor, 403 for anyone else
 */
export function administrator({ actor }: FastifyRequest): Actor {
  if (!actor) throw new HttpError(401, 'unauthorized', 'Sign in as an administrator.');
  if (!actor.roles.includes('Administrator')) throw new HttpError(403, 'forbidden', 'Only administrators may do this.');
  return actor;
}

/** A page for administrators: visitors sign in first, and come back. */
export function adminPage(
  app: FastifyInstance,
  config: Config,
  path: string,
  draw: (request: FastifyRequest, reply: FastifyReply) => string | Promise<string>,
): void {
  app.get(path, async (request, reply) => {
    if (!request.actor) return reply.redirect(signInAddress({ redirectUrl: request.url }));
    asPage(reply, config);
    return draw(request, reply);
  });
}
