// The log of who acts as whom, where the one who gave a command does not wait for its answer.
import fastify from 'fastify';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { Actor } from '../../../demo/server/http/actor.ts';
import { registerAudit } from '../../../demo/server/http/audit.ts';

afterEach(() => vi.restoreAllMocks());

it('SESS-15: a command is in the log although its sender has hung up', async () => {
  const spy = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const app = fastify({ forceCloseConnections: true });
  app.decorateRequest('actor', null);
  const impersonator = { id: 'a', name: 'Ada' };
  app.addHook('onRequest', async (asked) => {
    asked.actor = { userId: 'm', name: 'Mira', impersonator } as Actor;
  });
  registerAudit(app);
  let arrived: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  app.post('/command', async ({ raw }, reply) => {
    arrived();
    await once(raw.socket, 'close');
    return reply.code(201).send({});
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const client = request({
      port: (app.server.address() as AddressInfo).port,
      host: '127.0.0.1',
      path: '/command?note=private',
      method: 'POST',
    });
    client.on('error', () => undefined).end();
    await arrival;
    client.destroy();
    await vi.waitFor(() => expect(spy).toHaveBeenCalledOnce());
    expect(JSON.parse(String(spy.mock.calls[0]?.[0]))).toEqual({
      audit: 'command',
      actor: { id: 'm', name: 'Mira' },
      impersonator,
      call: 'POST /command',
      status: 201,
    });
  } finally {
    await app.close();
  }
});
