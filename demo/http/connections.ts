import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

const SECOND = 1000;

/** Time limits of a request's steps, and the largest number of connections (SRV-42). */
export interface ConnectionLimits {
  /** At each address at which the server listens. */
  readonly connections: number;
  /** Milliseconds for the headers of a request. */
  readonly headers: number;
  /** Milliseconds for the whole of a request, body included. */
  readonly request: number;
  /** Milliseconds without a byte in either direction. */
  readonly silence: number;
  /** Milliseconds that a connection is kept for the next request. */
  readonly kept: number;
  /** Milliseconds for which an ending server waits for requests under way. */
  readonly grace: number;
}

/** The limits of the reference server. */
export const usualLimits = {
  connections: 2000,
  headers: 15 * SECOND,
  request: 60 * SECOND,
  silence: 120 * SECOND,
  kept: 30 * SECOND,
  grace: 20 * SECOND,
} as const satisfies ConnectionLimits;

const ended = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * The connections of a server within their limits: the options for making the server, and a function that lets requests under way be
 * answered before it ends (SRV-43).
 */
export function createConnections({ connections, headers, request, silence, kept, grace }: ConnectionLimits) {
  // "localhost" has two addresses, each with a server.
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  let ending = false;
  return {
    options: {
      // Requests that came before the end began are answered.
      return503OnClosing: false,
      forceCloseConnections: 'idle',
      serverFactory: (handler) => {
        const shortest = Math.min(headers, request);
        const server = createServer(
          {
            headersTimeout: shortest,
            requestTimeout: request,
            keepAliveTimeout: kept,
            connectionsCheckingInterval: Math.min(shortest, 10 * SECOND) / 2,
          },
          handler,
        );
        server.maxConnections = connections;
        server.setTimeout(silence);
        server.on('connection', (socket) => {
          sockets.add(socket);
          socket.once('close', () => sockets.delete(socket));
        });
        servers.push(server);
        return server;
      },
    } satisfies FastifyServerOptions,
    register(app: FastifyInstance): void {
      app.addHook('onSend', async (_request, reply) => {
        if (ending) reply.header('connection', 'close');
      });
      app.addHook('preClose', async () => {
        ending = true;
        // Connections that become idle while others are still answered are closed; so are connections that browsers open in advance and do
        // not use, which Node takes for busy.
        const closing = setInterval(() => {
          for (const server of servers) server.closeIdleConnections();
          for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
        }, 50).unref();
        const cutting = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), grace).unref();
        const [, ...others] = servers;
        await Promise.all(others.map(ended));
        servers[0]?.once('close', () => {
          clearInterval(closing);
          clearTimeout(cutting);
        });
      });
    },
  };
}
