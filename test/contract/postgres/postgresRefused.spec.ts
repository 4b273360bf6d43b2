import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { SetupError } from '../../../demo/server/settings/setupError.ts';
import { openDb } from '../../../demo/server/db/openDb.ts';
import { databaseAt, freshDatabase, say } from '../../postgres/freshDatabase.ts';

const server = inject('postgres') ?? '';
const { migrationsFolder } = readConfig({});
const open = (databaseUrl: string, reset = false) => openDb({ dataDir: '', databaseUrl, migrationsFolder, reset });

// Takes every connection and never says a word.
const callers = new Set<Socket>();
const silent = createServer((socket) => callers.add(socket));
beforeAll(() => once(silent.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  for (const caller of callers) caller.destroy();
  silent.close();
});
const changed = (change: (url: URL) => void) => {
  const url = new URL(server);
  change(url);
  return url.href;
};

describe('a database that cannot be used (SRV-20)', () => {
  it.each([
    ['another port', async () => changed((url) => (url.port = '1')), /Nothing listens there.*ECONNREFUSED/],
    ['another host', async () => changed((url) => (url.hostname = 'no-such-host.invalid')), /There is no such host/],
    [
      'another password',
      async () => changed((url) => (url.password = 'wrong-one')),
      /refused the name or the password/,
    ],
    ['another name', async () => changed((url) => (url.username = 'nobody')), /refused the name or the password/],
    ['no password', async () => changed((url) => (url.password = '')), /refused the name or the password/],
    ['a database that is not there', async () => databaseAt(server, 'not_there'), /no database of this name.*createdb/],
    [
      'SSL where there is none',
      async () => changed((url) => url.searchParams.set('sslmode', 'no-verify')),
      /does not speak SSL/,
    ],
    [
      'a server of another kind',
      async () => changed((url) => (url.port = String((silent.address() as AddressInfo).port))),
      /did not answer in time/,
    ],
    ['a user who may not make tables', poor, /may not make tables/],
    ['another encoding', ascii, /keeps text as SQL_ASCII.*--encoding=UTF8/],
  ])('is said in plain words: %s', { timeout: 20_000 }, async (_name, address, words) => {
    const url = await address();
    const error = await open(url).then(
      () => null,
      (one: unknown) => one,
    );
    expect(error).toBeInstanceOf(SetupError);
    expect((error as SetupError).message).toMatch(words);
    const { password } = new URL(url);
    if (password) expect((error as SetupError).message).not.toContain(password);
  });
  it('is not emptied by --reset', async () => {
    await expect(open(server, true)).rejects.toThrow('empty the one at DATABASE_URL yourself');
  });
  it.each([['mysql://localhost/x'], ['localhost:5432'], ['postgres://a:p@ss word@host:port/x']])(
    'is refused by its address: %s',
    (url) => {
      expect(() => readConfig({ DATABASE_URL: url })).toThrow('DATABASE_URL must be an address such as postgres://');
    },
  );
  it.each([['0'], ['x'], ['1.5'], ['5000']])('is not given %s connections', (poolSize) => {
    expect(() => readConfig({ DATABASE_POOL: poolSize })).toThrow('DATABASE_POOL must be a number');
  });
});

async function poor() {
  const url = await freshDatabase(server, 'nothing');
  const name = `poor_${new URL(url).pathname.slice(-8)}`;
  await say(server, `create role ${name} login password 'of_the_poor'`);
  return changed((one) =>
    Object.assign(one, { pathname: new URL(url).pathname, username: name, password: 'of_the_poor' }),
  );
}
async function ascii() {
  const name = `ascii_${Date.now()}`;
  await say(server, `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C' locale_provider libc`);
  return databaseAt(server, name);
}
