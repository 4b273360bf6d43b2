import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { pagePolicy } from './headers.ts';

/** Headers of a page that the server draws for one reader: no cache keeps it. */
export function asPage(reply: FastifyReply, config: Config): FastifyReply {
  return reply
    .header('content-security-policy', pagePolicy(config))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8');
}
