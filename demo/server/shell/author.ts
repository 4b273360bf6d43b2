import type { FastifyRequest } from 'fastify';
import type { Actor } from '../http/actor.ts';
import { HttpError } from '../http/errors.ts';

/** An author of courses or an administrator. @throws HttpError 401 for a visitor, 403 for anybody else; `what` says what they may not do */
export function author({ actor }: FastifyRequest, what: string): Actor {
  if (!actor) throw new HttpError(401, 'unauthorized', 'Sign in as an author.');
  if (!actor.roles.some((role) => role === 'Author' || role === 'Administrator'))
    throw new HttpError(403, 'forbidden', `Only authors and administrators ${what}.`);
  return actor;
}
