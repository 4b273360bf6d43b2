import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line with delay: `roundTripMs` there and back, `bitsPerSecond` downwards, shared by all connections. */
export interface Line {
  readonly roundTripMs: number;
  readonly bitsPerSecond: number;
}

/** The time that a line goes by, in milliseconds. */
export interface LineTime {
  readonly now: () => number;
  readonly after: (milliseconds: number, act: () => void) => void;
}

export interface SlowProxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * A TCP proxy that makes each byte wait as a slow line does. A browser's own throttling delays no preflight requests; this
 * delays whatever is sent. A new connection costs one round trip more, as its handshake would.
 * @param shared gives several proxies one line; made by `createLine`
 */
export async function slowProxy(
  targetPort: number,
  targetHost: string,
  shared: ReturnType<typeof createLine>,
): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(targetPort, targetHost);
    const { time } = shared;
    const connected = time.now() + shared.line.roundTripMs;
    pipe(client, upstream, time, () => Math.max(time.now(), connected) + shared.line.roundTripMs / 2);
    pipe(upstream, client, time, (bytes) => shared.arrivalOf(bytes) + shared.line.roundTripMs / 2);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const realTime: LineTime = {
  now: () => performance.now(),
  after: (milliseconds, act) => void setTimeout(act, milliseconds),
};

/** The bottleneck: bytes leave one after another, whichever connection they belong to. */
export function createLine(line: Line, time: LineTime = realTime) {
  let free = 0;
  return {
    line,
    time,
    arrivalOf: (bytes: number): number => {
      free = Math.max(free, time.now()) + (bytes * 8000) / line.bitsPerSecond;
      return free;
    },
  };
}

function pipe(from: Socket, to: Socket, time: LineTime, arrivalOf: (bytes: number) => number): void {
  let last = 0;
  const waiting: (() => void)[] = [];
  const later = (bytes: number, act: () => void) => {
    last = Math.max(last, arrivalOf(bytes));
    waiting.push(act);
    // Timers of almost the same moment may fire in another order than they were set.
    time.after(Math.max(0, last - time.now()), () => waiting.shift()?.());
  };
  from.on('data', (part: Buffer) => {
    // Small pieces, so that two downloads share the line instead of waiting for each other.
    for (let at = 0; at < part.length; at += 4096) {
      const piece = part.subarray(at, at + 4096);
      later(piece.length, () => to.writable && to.write(piece));
    }
  });
  from.on('end', () => later(0, () => to.end()));
}
