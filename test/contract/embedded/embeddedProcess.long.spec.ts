import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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

// The program starts several times, and the machine may be busy.
const LONG = 120_000;

describe('the program', () => {
  it(
    'keeps all that it answered through kill -9 (SRV-2), lets no second process in (SRV-3), and stops in order',
    { timeout: LONG },
    async () => {
      const own = { ...ports, DATA_DIR: dataDir };
      const first = await program.run(own);
      expect(first.output()).toContain(`http://localhost:${ports['PORT']}/learn`);

      const second = await program.run({
        ...(await freePorts()),
        DATA_DIR: dataDir,
      });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`Process ${first.child.pid} is already using ${join(dataDir, 'pg')}`);

      const browser = createBrowser(`http://localhost:${ports['PORT']}`);
      await browser.signIn('mira');
      const answered: string[] = [];
      let going = true;
      const send = async (lane: number) => {
        for (let number = 0; going; number++) {
          const name = `event-${lane}-${number}`;
          const body = JSON.stringify({ events: [{ name, at: '', sessionId: 's' }] });
          const headers = {
            'content-type': 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            'origin': `http://localhost:${ports['PORT']}`,
          };
          const reply = await browser.send('/api/events', { method: 'POST', headers, body }).catch(() => null);
          if (reply?.status === 204) answered.push(name);
          else if (reply?.status === 429) await new Promise((resolve) => setTimeout(resolve, 100));
          else if (reply) throw new Error(`${reply.status} ${reply.text}`);
          else return;
        }
      };
      const lanes = [1, 2, 3, 4].map(send);
      // A busy machine answers more slowly, and is killed later.
      for (let waited = 0; waited < 30_000 && (waited < 1500 || answered.length <= 50); waited += 50)
        await new Promise((resolve) => setTimeout(resolve, 50));
      first.child.kill('SIGKILL');
      await first.ended;
      going = false;
      await Promise.all(lanes);
      expect(answered.length).toBeGreaterThan(50);

      const again = await program.run(own);
      expect(again.output()).toContain('is ready');
      expect((await browser.send('/admin/clock')).status).toBe(403);
      again.child.kill('SIGTERM');
      expect(await again.ended).toBe(0);
      expect(existsSync(join(dataDir, 'pg.lock'))).toBe(false);

      const { db, close } = await openDb({ dataDir, migrationsFolder });
      const kept = new Set((await db.select().from(events)).map(({ event }) => event['name']));
      await close();
      expect(answered.filter((name) => !kept.has(name))).toEqual([]);
    },
  );

  it('says when its port is taken, and leaves its data free', { timeout: LONG }, async () => {
    const first = await program.run({ ...ports, DATA_DIR: dataDir });
    const folder = temporaryFolder();
    const empty = await openDb({ dataDir: folder, migrationsFolder, snapshot });
    await addPeople(empty.db);
    await empty.close();
    const second = await program.run({ ...ports, DATA_DIR: folder });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${ports['PORT']} is taken`);
    expect(existsSync(join(folder, 'pg.lock'))).toBe(false);
    rmSync(folder, { recursive: true });
    first.child.kill('SIGTERM');
    await first.ended;
  });
});
