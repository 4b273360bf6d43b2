import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections: one of those may be taken again before a server listens there.
const [FIRST, AFTER_LAST] = [15_000, 32_000];
const given = new Set<number>();

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    // A machine may have no address of version 6.
    return (error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL';
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** A port of this machine on which nobody listens; it is drawn by lot, so that two runs at once do not take the same. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, AFTER_LAST);
    if (given.has(port)) continue;
    given.add(port);
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port;
  }
}
