import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { flatten, maxLength, pipe, safeParse, string, type GenericSchema } from 'valibot';
import { bases, type Call } from '../../../src/contract/wire/call.ts';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import { LecternError } from '../../../src/errors.ts';
import type { Clock } from '../clock/clock.ts';
import type { Keys } from '../db/keys.ts';
import type { Db } from '../db/openDb.ts';
import type { Actor } from '../http/actor.ts';
import { HttpError } from '../http/errors.ts';
import type { Storage } from '../storage/storage.ts';

/** What the handlers of the calls need. */
export interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** Origin under which clients reach this server. */
  readonly origin: string;
  /** Keys with which this server signs. */
  readonly keys: Pick<Keys, 'jwks' | 'clientSecret'>;
  /** Where attached files are kept (SRV-78). */
  readonly storage: Storage;
  /** How many bytes of attached files each person may keep (ATTACH-5). */
  readonly quota: number;
}

/** Registers a handler at the address of a call; `{param}` becomes `:param`. `bodyLimit` in bytes. */
export function route(
  app: FastifyInstance,
  call: Pick<Call, 'method' | 'base' | 'path'>,
  handler: RouteHandlerMethod,
  options: { readonly bodyLimit?: number; readonly compress?: false } = {},
): void {
  app.route({
    ...options,
    method: call.method,
    url: bases[call.base] + call.path.replace(/\{(\w+)\}/g, ':$1'),
    handler,
  });
}

/** @throws HttpError 401 for a visitor */
export function person({ actor }: FastifyRequest): Actor {
  if (!actor) throw new HttpError(401, 'unauthorized', 'Sign in first.');
  return actor;
}

/** @throws LecternError `forbidden` for a person who may not take courses (PERM-5) */
export function learner(request: FastifyRequest): Actor {
  const actor = person(request);
  if (!mayLearn(actor))
    throw new LecternError('forbidden', 'Taking courses needs the permission ObjectiveWorkflow.Create.');
  return actor;
}

/** A path parameter. */
export const param = (request: FastifyRequest, name: string) => (request.params as Record<string, string>)[name] ?? '';

/**
 * Checks the request.
 * @throws LecternError `bad_request` with messages by field
 */
export function checked<T>(schema: GenericSchema<unknown, T>, value: unknown): T {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const { root = [], nested = {} } = flatten(result.issues);
  const messages = { ...(root.length > 0 && { '': root }), ...(nested as Record<string, string[]>) };
  throw new LecternError(
    'bad_request',
    Object.entries(messages)
      .map(([field, [message]]) => `${field || 'body'}: ${message}`)
      .join(' '),
    { messages },
  );
}

/** An id in a request that names something existing: no longer than the ids in the database (SRV-51). */
export const reference = pipe(string(), maxLength(200));

/** The error for something that does not exist, or that belongs to another person: both get the same reply (PERM-6). */
export const notFound = (what: string) => new LecternError('not_found', `There is no such ${what}.`);

/** The error for a command that a rule refuses; the message is shown to the learner. */
export const refused = (message: string) => new LecternError('conflict', message, { messages: { '': [message] } });
