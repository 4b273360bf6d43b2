import type { FastifyInstance } from 'fastify';
import type { Actor } from './actor.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * One line of the server's log: who acts as whom, and with which result (SESS-15). People are named by id and name; the address is named by
 * its pattern alone.
 * @param event such as `command`
 */
export function auditLine(
  event: string,
  actor: Pick<Actor, 'userId' | 'name'>,
  impersonator: Actor['impersonator'],
  call: string,
  status: number,
): string {
  return JSON.stringify({ audit: event, actor: { id: actor.userId, name: actor.name }, impersonator, call, status });
}

/**
 * Writes a line for each command of an administrator who acts as another person (SESS-15), even if the sender hangs up before the answer,
 * which `onResponse` would not notice.
 */
export function registerAudit(app: FastifyInstance): void {
  app.addHook('onSend', async ({ actor, method, routeOptions }, { statusCode }) => {
    if (!actor?.impersonator || reading.has(method)) return;
    console.info(
      auditLine('command', actor, actor.impersonator, `${method} ${routeOptions.url ?? '(no such call)'}`, statusCode),
    );
  });
}
