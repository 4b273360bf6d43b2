import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { academyOrigins, academyPorts, portSettings } from './academyPorts.ts';

const MAIN = resolve('dist/server/main.js');
const READY_WITHIN_MS = 60_000;

/**
 * Most journeys check the requests of a page, and its behaviour when they fail, so the page must send all of them itself. Journeys about
 * replies that come with the page (SRV-96) say so.
 */
export const journeySettings = { PAGE_REPLIES: 'off' } as const;

/** The default settings of a server. */
export const AS_SHIPPED = { PAGE_REPLIES: 'on' } as const;

export interface ServerOptions {
  /** Kept when the server stops; without it a fresh folder is made and removed again. */
  readonly dataDir?: string;
  /** Starts with a copy of this data, which a server has left. */
  readonly from?: string;
  /** A PostgreSQL database in place of the embedded one. */
  readonly databaseUrl?: string | undefined;
  readonly port?: number;
  readonly partnerPort?: number;
  readonly lmsHostPort?: number;
  /** More environment, such as `LECTERN_ENV`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

/** The built server, running as with `npm start`. */
export interface RunningServer {
  /** Origin of portal and LMS. */
  readonly portal: string;
  /** Origin of the partner's page: another site. */
  readonly partner: string;
  /** Origin of the LMS that frames the portal: on the partner's site. */
  readonly lmsHost: string;
  readonly dataDir: string;
  readonly port: number;
  readonly partnerPort: number;
  readonly lmsHostPort: number;
  /** What it has printed so far. */
  readonly output: () => string;
  /** Ends it as the system would (`SIGTERM`) or at once (`SIGKILL`), and waits until it has ended. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

async function answers(address: string): Promise<boolean> {
  return fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(2000) }).then(
    (reply) => reply.status < 500,
    () => false,
  );
}

async function untilReady(child: ChildProcess, addresses: readonly string[], output: () => string): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended before it was ready:\n${output()}`);
    if ((await Promise.all(addresses.map(answers))).every(Boolean)) return;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready within ${READY_WITHIN_MS / 1000} s:\n${output()}`);
}

/**
 * Starts the built server and waits until portal and partner page answer.
 * @throws Error with the server's output when it ends or hangs first
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const isFree = options.port === undefined && options.partnerPort === undefined && options.lmsHostPort === undefined;
  // Between finding a free port and listening on it, another run may have taken it; and a port may be found free twice.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(options);
    } catch (error) {
      if (!isFree || attempt === 3 || !/is taken|must be different ports/.test(String(error))) throw error;
    }
  }
}

async function start({
  dataDir,
  from,
  databaseUrl = '',
  port,
  partnerPort,
  lmsHostPort,
  env = {},
  args = [],
}: ServerOptions): Promise<RunningServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'lectern-e2e-'));
  if (from) cpSync(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const ports = await academyPorts({ port, partnerPort, lmsHostPort });
  // Its database runs as machine code that is compiled quickly: tests end long before better code would pay off.
  const child = spawn(process.execPath, ['--enable-source-maps', '--liftoff-only', MAIN, ...args], {
    env: {
      ...process.env,
      NODE_ENV: '',
      ...portSettings(ports),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ...journeySettings,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
  const output = () => printed;

  const origins = academyOrigins(ports);
  await untilReady(child, [`${origins.portal}/learn`, `${origins.partner}/`], output);
  return {
    ...origins,
    dataDir: folder,
    ...ports,
    output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}
