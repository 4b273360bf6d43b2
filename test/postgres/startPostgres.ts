import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../freePort.ts';

const READY_WITHIN_MS = 60_000;
// Nobody waits for a disk in a test; and names are ordered as people order them, so that a query that forgot to say "C" is seen.
const INIT = ['--username=lectern', '--auth=scram-sha-256', '--encoding=UTF8', '--no-sync', '--no-instructions'];
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  unix_socket_directories: '',
  timezone: 'Asia/Kolkata',
  datestyle: 'SQL, DMY',
};

/** A PostgreSQL server of the tests' own. */
export interface Postgres {
  /** Its first database, for those who make others. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, else as `nobody`. */
function owner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".');
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a PostgreSQL server in a folder of its own, on a free port of this machine alone. It goes with its folder when it is stopped,
 * and when this process ends in whatever way.
 * @param bin folder of PostgreSQL's programs
 * @throws Error with what PostgreSQL said
 */
export async function startPostgres(bin: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-postgres-'));
  const user = owner();
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  chmodSync(folder, 0o700);
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);

  const data = join(folder, 'data');
  const options = { cwd: folder, ...user, env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC' } };
  const init = (more: readonly string[]) =>
    execFileSync(join(bin, 'initdb'), ['-D', data, `--pwfile=${passwordFile}`, ...INIT, ...more], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  try {
    init(['--locale=C', '--locale-provider=icu', '--icu-locale=en-US']);
  } catch {
    // Before version 15, or built without ICU.
    rmSync(data, { recursive: true, force: true });
    init(['--locale=C']);
  }
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, listen_addresses: '127.0.0.1', port: String(port) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  // The shell's input ends with this process, even by SIGKILL, and then PostgreSQL and the folder go too.
  const guard =
    'exec 3<&0; "$@" </dev/null 3<&- & server=$!; ' +
    '(read -r _ <&3; kill -INT $server) & reader=$!; wait $server; kill $reader 2>/dev/null; cd /; rm -rf "$0"';
  const child = spawn('/bin/sh', ['-c', guard, folder, join(bin, 'postgres'), '-D', data, ...settings], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said = `${said}${part.toString()}`.slice(-8000)));
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.stdin.end();
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://lectern:${password}@127.0.0.1:${port}/postgres`;
  const end = performance.now() + READY_WITHIN_MS;
  while (!(await answers(url))) {
    if (performance.now() > end || child.exitCode !== null) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${said}`);
    }
    await wait(50);
  }
  return { url, stop };
}
