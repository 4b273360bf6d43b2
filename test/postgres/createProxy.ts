import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../freePort.ts';

/** A wire between a server and its database that can be cut, and mended again. */
export async function createProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const address = new URL(databaseUrl);
  const port = await freePort();
  address.port = String(port);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  });
  const proxy = {
    /** The database's address through it. */
    url: address.href,
    async mend() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
  await proxy.mend();
  return proxy;
}
