import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { databaseLost } from '../db/databaseLost.ts';
import { errorBody, HttpError } from './errors.ts';
import { pagePolicy } from './headers.ts';
import { languageOfRequest } from './language.ts';
import { messagePage } from './page.ts';

const codes: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
};

// Errors of values that PostgreSQL accepts as no text, number or JSON, such as NUL: numeric_value_out_of_range,
// character_not_in_repertoire, invalid_text_representation, untranslatable_character; and check_violation, for a value that is too long to
// be kept (SRV-51).
const unfit: ReadonlySet<unknown> = new Set(['22003', '22021', '22P02', '22P05', '23514']);

const pages: Readonly<Record<number, 'page.forbidden' | 'page.notFound' | 'page.tooMany'>> = {
  401: 'page.forbidden',
  403: 'page.forbidden',
  404: 'page.notFound',
  429: 'page.tooMany',
};

function statusOf({ statusCode }: FastifyError, away: boolean, bad: boolean): number {
  if (away) return 503;
  if (bad) return 400;
  return statusCode && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

function codeOf(error: FastifyError, status: number): string {
  if (error instanceof HttpError) return error.code;
  return status >= 500 ? 'server_error' : (codes[status] ?? 'bad_request');
}

/** The message for a caller: it tells nothing of the inside. */
function messageOf({ message }: FastifyError, status: number, bad: boolean): string {
  if (status === 503) return 'The database does not answer. Try again in a moment.';
  if (status === 500) return 'Internal error.';
  return bad ? 'A value cannot be read.' : message;
}

/** The answer to an unreadable address, which reaches no route and so no hook. */
export function refuseAddress({ statusCode = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(statusCode)
    .header('x-content-type-options', 'nosniff')
    .send(errorBody('bad_request', 'This address cannot be read.'));
}

/** Typed bodies for errors below `/api`, pages for the rest. Neither tells anything of the inside. */
export function registerFaults(app: FastifyInstance, config: Config): void {
  const talks = (url: string, accept: string | undefined) =>
    url.startsWith('/api/') || !(accept ?? '').includes('text/html');

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const bad = unfit.has((error.cause as { readonly code?: unknown } | undefined)?.code);
    const away = databaseLost(error);
    const status = statusOf(error, away, bad);
    if (status === 500) console.error(request.method, request.url.split('?')[0], error);
    if (away)
      console.error(
        request.method,
        request.url.split('?')[0],
        `The database does not answer: ${error.cause instanceof Error ? error.cause.message : error.message}`,
      );
    reply.code(status);
    if (away || (status === 429 && !reply.hasHeader('retry-after'))) reply.header('retry-after', '2');
    if (talks(request.url, request.headers.accept))
      return reply
        .type('application/json; charset=utf-8')
        .send(errorBody(codeOf(error, status), messageOf(error, status, bad)));
    const language = languageOfRequest(request);
    const kind = pages[status] ?? 'page.error';
    reply.header('content-security-policy', pagePolicy(config)).type('text/html; charset=utf-8');
    return reply.send(
      messagePage(language, language.text(kind), language.text(`${kind}Help`), {
        href: '/learn',
        label: language.text('page.home'),
      }),
    );
  });

  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    if (talks(request.url, request.headers.accept)) return reply.send(errorBody('not_found', 'There is no such call.'));
    const language = languageOfRequest(request);
    const { text } = language;
    reply.header('content-security-policy', pagePolicy(config)).type('text/html; charset=utf-8');
    return reply.send(
      messagePage(language, text('page.notFound'), text('page.notFoundHelp'), {
        href: '/learn',
        label: text('page.home'),
      }),
    );
  });
}
