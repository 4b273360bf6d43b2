import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../http/actor.ts';
import { HttpError } from '../../http/errors.ts';

/** @throws HttpError for a person who does not write courses, and during impersonation */
export function author({ actor }: FastifyRequest): Actor {
  if (!actor) throw new HttpError(401, 'unauthorized', 'Sign in as an author.');
  if (!actor.roles.some((role) => ['Author', 'Instructor', 'Administrator'].includes(role)) || actor.impersonator)
    throw new HttpError(403, 'forbidden', 'Only authors, instructors and administrators may do this.');
  return actor;
}
