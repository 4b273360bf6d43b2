import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfRequest } from '../http/language.ts';
import { LaunchRefused } from './LaunchRefused.ts';
import { refusedPage } from './refusedPage.ts';
import { toolPolicy } from './toolPolicy.ts';

/** A detail for the log. Anybody may send a part of it, so all but plain words is quoted, without characters that a terminal obeys. */
const logged = (detail: string) =>
  /^[\w .,:-]*$/.test(detail)
    ? detail
    : JSON.stringify(detail).replace(
        /[^\x20-\x7e]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );

/**
 * Tells in the frame why nothing opens. Any site may frame the page, because it does nothing and names nobody: the person who sets a
 * platform up has to see it.
 */
export function refuseLaunch(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof LaunchRefused)) throw error;
  console.warn(`LTI launch refused: ${error.code} (${logged(error.message)})`);
  return reply
    .code(error.status)
    .header('content-security-policy', toolPolicy(['*']))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(refusedPage(languageOfRequest(request), error));
}
