import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfRequest } from '../http/language.ts';
import { LaunchRefused } from './LaunchRefused.ts';
import { refusedPage } from './refusedPage.ts';
import { toolPolicy } from './toolPolicy.ts';

/**
 * Tells in the frame why nothing opens. Any site may frame the page, because it does nothing and names nobody: the person who sets a
 * platform up has to see it.
 */
export function refuseLaunch(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof LaunchRefused)) throw error;
  console.warn(`LTI launch refused: ${error.code} (${error.message})`);
  return reply
    .code(error.status)
    .header('content-security-policy', toolPolicy(['*']))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(refusedPage(languageOfRequest(request), error));
}
