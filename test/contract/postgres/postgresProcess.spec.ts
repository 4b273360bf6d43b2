import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createProxy } from '../../postgres/createProxy.ts';
import { freshDatabase } from '../../postgres/freshDatabase.ts';
import { createBrowser } from '../support/browser.ts';
import { freePorts } from '../support/freePorts.ts';
import { temporaryFolder } from '../support/portalServer.ts';
import { buildProgram } from '../support/program.ts';

const LONG = 120_000;
const LIST = '/api/lms/v1/users/me/objective-accesses/query?requireTotalCount=true&take=1';
const asCall = { headers: { accept: 'application/json' } };
const folders: string[] = [];
let program: Awaited<ReturnType<typeof buildProgram>>;
let wire: Awaited<ReturnType<typeof createProxy>>;

beforeAll(async () => {
  program = await buildProgram();
  wire = await createProxy(await freshDatabase(inject('postgres') ?? '', 'nothing'));
});
afterAll(() => {
  program.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function start(databaseUrl: string, more: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  folders.push(folder);
  const ports = await freePorts();
  return {
    port: ports.PORT,
    ...(await program.run({
      ...ports,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ...more,
    })),
  };
}

it(
  'the program fills an empty database, outlives the loss of it, and stops in order (SRV-20)',
  { timeout: LONG },
  async () => {
    const server = await start(wire.url);
    expect(server.output()).toContain('is ready');
    expect(server.output()).toContain(`PostgreSQL database "${new URL(wire.url).pathname.slice(1)}" at 127.0.0.1:`);
    expect(server.output()).not.toContain(new URL(wire.url).password);

    const browser = createBrowser(`http://localhost:${server.port}`);
    await browser.signIn('mira');
    const total = async () =>
      (JSON.parse((await browser.send(LIST, asCall)).text) as { totalCount: number }).totalCount;
    const all = await total();
    expect(all).toBeGreaterThan(20);

    await wire.cut();
    const call = await browser.send(LIST, asCall);
    expect([call.status, call.headers.get('retry-after'), JSON.parse(call.text)]).toEqual([
      503,
      '2',
      { error: { code: 'server_error', message: 'The database does not answer. Try again in a moment.' } },
    ]);
    const page = await browser.send('/admin/clock');
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect((await browser.send('/media/covers/cells.svg')).status).toBe(200);
    await Promise.all(Array.from({ length: 30 }, () => browser.send(LIST, asCall)));
    expect(server.child.exitCode).toBeNull();

    await wire.mend();
    expect(await total()).toBe(all);

    await wire.cut();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await wire.mend();
  },
);

it(
  'two programs on one database know the same sessions and sign with the same keys (SRV-21)',
  { timeout: LONG },
  async () => {
    const one = await start(wire.url, { DATABASE_POOL: '2' });
    const other = await start(wire.url, { ORIGIN: `http://localhost:${one.port}`, DATABASE_POOL: '2' });
    expect(other.output()).toContain('is ready');
    const browser = createBrowser(`http://localhost:${one.port}`);
    await browser.signIn('mira');
    const cookie = [...browser.cookies].map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
    const at = async ({ port }: { readonly port: string }, path: string) =>
      (await fetch(`http://localhost:${port}${path}`, { headers: { ...asCall.headers, cookie } })).text();
    const both = await Promise.all([at(one, LIST), at(other, LIST)]);
    expect(JSON.parse(both[0])).toMatchObject({ totalCount: expect.any(Number) });
    expect(both[1]).toBe(both[0]);
    expect(await at(other, '/idp/jwks')).toBe(await at(one, '/idp/jwks'));
    one.child.kill('SIGTERM');
    other.child.kill('SIGTERM');
    expect(await Promise.all([one.ended, other.ended])).toEqual([0, 0]);
  },
);

it('says what to do when the database cannot be used, and no more', { timeout: LONG }, async () => {
  const url = new URL(wire.url);
  url.password = 'not-this-one';
  const refused = await start(url.href);
  expect(await refused.ended).toBe(1);
  expect(refused.output().trim()).toMatch(
    /^The database "lectern_\w+" at 127\.0\.0\.1:\d+ \(DATABASE_URL\) cannot be used\. It refused the name or the password\./m,
  );
  expect(refused.output()).not.toMatch(/not-this-one|\n\s+at /);
});
