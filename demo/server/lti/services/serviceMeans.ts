import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ErrorCode } from '../../../../src/errorCodes.ts';
import { LecternError } from '../../../../src/errors.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../db/openDb.ts';
import { errorBody, HttpError } from '../../http/errors.ts';
import { toolCourse, type ToolCourse } from '../toolPlaces.ts';
import type { AccessTokens } from './accessTokens.ts';

/** The dependencies of the services. */
export interface ServiceMeans {
  readonly db: Db;
  readonly clock: Clock;
  readonly origin: string;
  readonly tokens: AccessTokens;
}

const statuses: Partial<Readonly<Record<ErrorCode, number>>> = { not_found: 404, conflict: 409, forbidden: 403 };

/** A scope of routes that read JSON of any media type, as the standard defines its own, and answer errors of rules with their status. */
export function registerService(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(/^application\/(.+\+)?json/, { parseAs: 'string' }, (_request, body, done) => {
      // Some tools name a media type for an empty body, as with DELETE.
      if (body === '') return done(null, undefined);
      try {
        done(null, JSON.parse(body as string));
      } catch {
        done(new HttpError(400, 'bad_request', 'The body is no JSON.'));
      }
    });
    scope.setErrorHandler((error, _request, reply) => {
      const status = error instanceof LecternError ? statuses[error.code] : undefined;
      if (!(error instanceof LecternError) || !status) throw error;
      return reply.code(status).send(errorBody(error.code, error.message));
    });
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    register(scope);
  });
}

/** @throws HttpError 400 with what is wrong */
export function readBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  throw new HttpError(400, 'bad_request', v.summarize(read.issues));
}

/** Path parameter. */
export const part = (request: FastifyRequest, name: string) =>
  (request.params as Readonly<Record<string, string>>)[name] ?? '';

/**
 * The course that a request names, with the places at which the tool plays.
 * @throws HttpError 404 for any other course: a tool learns only of its own ones (LTI-20)
 */
export async function courseFor(db: Db, request: FastifyRequest, toolId: string): Promise<ToolCourse> {
  const course = await toolCourse(db, part(request, 'courseId'));
  const places = course?.places.filter(({ tool }) => tool.id === toolId) ?? [];
  if (!course || places.length === 0) throw new HttpError(404, 'not_found', 'There is no such course for this tool.');
  return { ...course, places };
}

/** Answers in one of the standard's own media types. */
export const sendAs = (reply: FastifyReply, kind: string, body: unknown) =>
  reply.type(`application/vnd.ims.${kind}+json`).send(JSON.stringify(body));
