import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { registerCommands, type Command } from '../../../demo/server/calls/command.ts';
import { readConfig } from '../../../demo/server/config.ts';
import { createStorage } from '../../../demo/server/storage/createStorage.ts';
import { databaseLost } from '../../../demo/server/db/databaseLost.ts';
import { issuerOf } from '../../../demo/server/certificates/badge/issuerOf.ts';
import { databaseKeys } from '../../../demo/server/db/keys.ts';
import { openDb, type OpenDb } from '../../../demo/server/db/openDb.ts';
import { objectiveAccesses, users } from '../../../demo/server/db/schema.ts';
import { commands } from '../../../demo/server/db/schemaRuns.ts';
import { settings } from '../../../demo/server/db/schemaAuth.ts';
import { seed } from '../../../demo/server/seed/seed.ts';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { createProxy } from '../../postgres/createProxy.ts';
import { freshDatabase } from '../../postgres/freshDatabase.ts';
import { addPeople } from '../support/portalServer.ts';

const server = inject('postgres') ?? '';
const { migrationsFolder } = readConfig({});
const open = (databaseUrl: string, poolSize = 3) => openDb({ dataDir: '', databaseUrl, migrationsFolder, poolSize });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a connection that is lost (SRV-20)', () => {
  let wire: Awaited<ReturnType<typeof createProxy>>;
  let opened: OpenDb;
  beforeAll(async () => {
    wire = await createProxy(await freshDatabase(server, 'tables'));
    opened = await open(wire.url);
  });
  beforeEach(() => opened.db.delete(settings));
  afterAll(() => opened.close());
  const works = async () => (await opened.db.select().from(settings)).length;

  it('is known as such, idle or in use, and the next question has another one', async () => {
    expect(await works()).toBe(0);
    await wire.cut();
    for (const work of [() => works(), () => opened.db.transaction(() => works())])
      expect(databaseLost(await failure(work()))).toBe(true);
    await wire.mend();
    expect(await works()).toBe(0);
  });

  it('in the middle of a transaction undoes all of it', async () => {
    const error = await failure(
      opened.db.transaction(async (tx) => {
        await tx.insert(settings).values({ name: 'half', value: 1 });
        await wire.cut();
        await tx.insert(settings).values({ name: 'other half', value: 1 });
      }),
    );
    expect(databaseLost(error)).toBe(true);
    await wire.mend();
    expect(await works()).toBe(0);
  });

  it('while nothing is asked of it, in a transaction, ends no process', async () => {
    const error = await failure(
      opened.db.transaction(async (tx) => {
        await tx.insert(settings).values({ name: 'half', value: 1 });
        await wire.cut();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }),
    );
    expect(databaseLost(error)).toBe(true);
    await wire.mend();
    expect(await works()).toBe(0);
  });

  it('as a transaction begins is given back: the pool does not run empty', async () => {
    for (let time = 0; time < 8; time++) {
      await works();
      // The server ends every connection but this one; the driver learns it from the very next statement, or a moment before.
      const other = await open(wire.url);
      await other.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await failure(opened.db.transaction((tx) => tx.select().from(settings)));
      await other.close();
    }
    expect(await Promise.all([works(), works(), works(), works()])).toEqual([0, 0, 0, 0]);
  });

  it('is not what a value is that does not fit, nor what another server does', async () => {
    expect(databaseLost(await failure(opened.db.execute(sql`select 1 / 0`)))).toBe(false);
    expect(databaseLost(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toBe(false);
  });

  it('or waits for a lock, is busy and no more', { timeout: 30_000 }, async () => {
    await opened.db.insert(settings).values({ name: 'one', value: 1 });
    await opened.db.transaction(async (tx) => {
      await tx.update(settings).set({ value: 2 });
      expect(databaseLost(await failure(opened.db.update(settings).set({ value: 3 })))).toBe(true);
    });
    expect((await opened.db.select().from(settings))[0]?.value).toBe(2);
  });
});

describe('two processes on one database (SRV-21)', () => {
  it('begin at the same moment: tables and seed are made once, and both sign alike', { timeout: 60_000 }, async () => {
    const url = await freshDatabase(server, 'nothing');
    const both = await Promise.all([open(url), open(url)]);
    let inside = 0;
    const fill = async ({ db, alone }: OpenDb) =>
      alone(async () => {
        expect((inside += 1)).toBe(1);
        await seed(db, { now: Date.now });
        inside -= 1;
      });
    await Promise.all(both.map(fill));
    const [one, other] = await Promise.all(both.map(({ db }) => databaseKeys(db)));
    expect(one).toEqual(other);
    const issuers = await Promise.all(both.map(({ db }) => issuerOf(db, 'https://lms.example')));
    expect(new Set(issuers.map(({ key }) => key.id)).size).toBe(1);
    expect((await both[0].db.select().from(users)).length).toBeGreaterThanOrEqual(5);
    await Promise.all(both.map(({ close }) => close()));
  });
});

it('a command that was accepted is carried out once, by whichever process comes first (SRV-9, SRV-21)', async () => {
  const url = await freshDatabase(server, 'tables');
  const both = await Promise.all([open(url), open(url)]);
  const [{ db }] = both;
  await addPeople(db);
  const clock = { now: Date.now };
  await db.insert(commands).values(
    [1, 2, 3].map((id) => ({
      id: `command-${id}`,
      userId: 'user-mira',
      call: startObjectiveWorkflow.name,
      input: { id },
      accepted: new Date(),
    })),
  );
  const done: unknown[] = [];
  const command: Command = {
    call: startObjectiveWorkflow,
    read: (body) => ({
      input: body as object,
      run: async () => {
        done.push(body);
        await new Promise((resolve) => setTimeout(resolve, 50));
        return {};
      },
    }),
  };
  const apps = both.map((one) => {
    const app = fastify();
    registerCommands(
      app,
      {
        db: one.db,
        clock,
        origin: 'http://localhost',
        keys: { jwks: { keys: [] }, clientSecret: '' },
        storage: createStorage({ dataDir: tmpdir(), files: { bucket: null, quota: 0 } }),
        quota: 0,
      },
      [command],
    );
    return app;
  });
  await Promise.all(apps.map((app) => app.ready()));
  await Promise.all(apps.map((app) => app.close()));
  expect(done.toSorted()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect((await db.select().from(commands)).every(({ completed, state }) => completed && state === 1)).toBe(true);
  await Promise.all(both.map(({ close }) => close()));
});

describe('values', () => {
  it('come back as they went, whatever the server is set to', async () => {
    const { db, close } = await open(await freshDatabase(server, 'academy'));
    const dueDate = new Date('2026-07-08T23:59:59.987Z');
    await db.update(objectiveAccesses).set({ dueDate });
    const [again] = await db.select().from(objectiveAccesses).limit(1);
    expect(again?.dueDate).toEqual(dueDate);
    const { rows } = (await db.execute(
      sql`select count(*)::int as whole, 0.5::float8 as part, current_setting('timezone') as zone, ${'{"a":[1]}'}::jsonb as json`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ whole: 1, part: 0.5, zone: 'UTC', json: { a: [1] } }]);
    await close();
  });
});
