import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from '../../../demo/server/config.ts';
import { openDb } from '../../../demo/server/db/openDb.ts';
import { events } from '../../../demo/server/db/schemaAuth.ts';
import type {} from '../../postgres/provided.ts';
import { createBrowser } from '../support/browser.ts';
import { freePorts } from '../support/freePorts.ts';
import { addPeople, temporaryFolder } from '../support/portalServer.ts';
import { buildProgram } from '../support/program.ts';

const { migrationsFolder } = readConfig({});
const snapshot = inject('archives')?.tables;
const dataDir = temporaryFolder();
let program: Awaited<ReturnType<typeof buildProgram>>;
let ports: Readonly<Record<string, string>>;

beforeAll(async () => {
  program = await buildProgram();
  ports = await freePorts();
  const { db, close } = await openDb({ dataDir, migrationsFolder, snapshot });
  await addPeople(db);
  await close();
});
afterAll(() => {
  program.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const LONG = 180_000;
const refusing = (port: string) =>
  new Promise<boolean>((resolve) =>
    connect(Number(port), '127.0.0.1')
      .on('connect', () => resolve(false))
      .on('error', () => resolve(true)),
  );

it(
  'what was asked before the program is told to end is answered, on each address of localhost, and by the two hosts too (SRV-43)',
  { timeout: LONG },
  async () => {
    const server = await program.run({ ...ports, DATA_DIR: dataDir });
    const body = JSON.stringify({ events: [] });
    const ask = async (host: string, port = 'PORT', path = '/api/events', type = 'application/json') => {
      const socket: Socket = connect(Number(ports[port]), host);
      let text = '';
      socket.setEncoding('utf8').on('data', (part: string) => (text += part));
      await once(socket, 'connect');
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 3)}`,
      );
      return { socket, text: () => text, ended: once(socket, 'close') };
    };
    const hosts = (
      await Promise.all(['127.0.0.1', '::1'].map(async (host) => [host, await ask(host).catch(() => null)] as const))
    )
      .filter(([, one]) => one)
      .map(([host]) => host);
    const asked = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(hosts[index % hosts.length]!)));
    const sites = ['PARTNER_PORT', 'LMS_HOST_PORT'];
    const ofSites = await Promise.all(
      sites.map((port) => ask('127.0.0.1', port, '/sign-out', 'application/x-www-form-urlencoded')),
    );
    // An answered request tells that those before it have arrived.
    for (const [port, path] of [
      ['PORT', '/config-ui/config.json'],
      ...sites.map((one) => [one, '/site/host.css']),
    ] as const)
      expect((await fetch(`http://localhost:${ports[port!]}${path}`)).status).toBe(200);
    server.child.kill('SIGTERM');
    // The hosts ask the portal, so they end before it.
    for (const port of sites) while (!(await refusing(ports[port]!))) await wait(20);
    for (const { socket } of ofSites) socket.write(body.slice(3));
    await Promise.all(ofSites.map(({ ended }) => ended));
    expect(ofSites.map(({ text }) => text().split('\r\n')[0])).toEqual(sites.map(() => 'HTTP/1.1 303 See Other'));
    while (!(await refusing(ports['PORT']!))) await wait(20);
    for (const { socket } of asked) socket.write(body.slice(3));
    await Promise.all(asked.map(({ ended }) => ended));
    expect(asked.map(({ text }) => text().split('\r\n')[0])).toEqual(
      Array.from({ length: 30 }, () => 'HTTP/1.1 204 No Content'),
    );
    expect(asked.filter(({ text }) => /^connection: close/im.test(text()))).toHaveLength(30);
    expect(await server.ended).toBe(0);
    expect(existsSync(join(dataDir, 'pg.lock'))).toBe(false);
  },
);

it(
  'a database whose log cannot be written ends the program with a sentence, and nothing that was answered is lost (SRV-41)',
  { timeout: LONG },
  async () => {
    const first = await program.run({ ...ports, DATA_DIR: dataDir });
    const origin = `http://localhost:${ports['PORT']}`;
    const browser = createBrowser(origin);
    await browser.signIn('mira');
    // As on a disk that is full: files that are open can be written, and no other can be made.
    const log = join(dataDir, 'pg/pg_wal');
    renameSync(log, `${log}.away`);
    writeFileSync(log, '');
    const answered: string[] = [];
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin };
    for (let number = 0; ; number++) {
      const name = `event-${number}`;
      const details = Object.fromEntries(
        Array.from({ length: 10 }, (_, index) => [`k${index}`, randomBytes(360).toString('base64')]),
      );
      const more = Array.from({ length: 9 }, () => ({ name: 'more', at: '', sessionId: 's', details }));
      const reply = await browser
        .send('/api/events', {
          method: 'POST',
          headers,
          body: JSON.stringify({ events: [{ name, at: '', sessionId: 's' }, ...more] }),
        })
        .catch(() => null);
      if (!reply) break;
      if (reply.status === 204) answered.push(name);
      else if (reply.status === 429) await wait(200);
    }
    expect(await first.ended).toBe(1);
    const said = first
      .output()
      .split('\n')
      .filter((line) => line.includes('could not go on'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^The database in .* could not go on \(.*pg_wal.*\)\. Make sure that its disk has room/);
    expect(first.output()).not.toMatch(/\n\s+at /);
    expect(answered.length).toBeGreaterThan(10);

    rmSync(log);
    renameSync(`${log}.away`, log);
    const { db, close } = await openDb({ dataDir, migrationsFolder });
    const kept = new Set((await db.select().from(events)).map(({ event }) => event['name']));
    await close();
    expect(answered.filter((name) => !kept.has(name))).toEqual([]);
  },
);
