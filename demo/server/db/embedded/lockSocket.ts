import { closeSync, openSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { basename, dirname, join, relative } from 'node:path';

// The kernel's field for the address of a socket holds 108 bytes, on some systems 104.
const LONGEST = 100;

/** An address of the path that the kernel accepts, and a function that releases what the address needs. Null where there is none. */
function reach(path: string): { readonly address: string; readonly done: () => void } | null {
  const done = () => undefined;
  if (process.platform === 'win32') return { address: `\\\\.\\pipe\\${basename(path)}`, done };
  const short = [path, relative(process.cwd(), path)].find((one) => Buffer.byteLength(one) <= LONGEST);
  if (short) return { address: short, done };
  if (process.platform !== 'linux') return null;
  try {
    const folder = openSync(dirname(path), 'r');
    return { address: join(`/proc/self/fd/${folder}`, basename(path)), done: () => closeSync(folder) };
  } catch {
    return null;
  }
}

/**
 * Listens on a socket for as long as this process lives, so that others can ask the kernel whether it does.
 * @returns a function that stops listening; null where the file system knows no sockets
 */
export function holdSocket(path: string): Promise<(() => void) | null> {
  const way = reach(path);
  if (!way) return Promise.resolve(null);
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', () => {
      way.done();
      resolve(null);
    });
    server.listen(way.address, () => {
      resolve(() => {
        server.close();
        rmSync(path, { force: true });
        way.done();
      });
    });
  });
}

/** Whether a process listens on a socket. The kernel answers, and knows processes of other containers too, and those that are paused. */
export function isHeld(path: string): Promise<boolean> {
  const way = reach(path);
  // A holder that cannot be asked may live.
  if (!way) return Promise.resolve(true);
  return new Promise<boolean>((resolve) => {
    const socket = connect(way.address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  }).finally(way.done);
}
