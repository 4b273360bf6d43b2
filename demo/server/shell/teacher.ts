import type { FastifyRequest } from 'fastify';
import type { Actor } from '../http/actor.ts';
import { HttpError } from '../http/errors.ts';

/** A teacher or an administrator. @throws HttpError 401 for a visitor, 403 for anybody else; `what` says what they may not do */
export function teacher({ actor }: FastifyRequest, what: string): Actor {
  if (!actor) throw new HttpError(401, 'unauthorized', 'Sign in as an instructor.');
  if (!actor.roles.some((role) => role === 'Instructor' || role === 'Administrator'))
    throw new HttpError(403, 'forbidden', `Only instructors and administrators ${what}.`);
  return actor;
}
