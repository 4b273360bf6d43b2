import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createClock } from '../../../demo/server/clock/clock.ts';
import { readConfig, type Config } from '../../../demo/server/config.ts';
import type { Db } from '../../../demo/server/db/openDb.ts';
import { users } from '../../../demo/server/db/schema.ts';
import { accounts } from '../../../demo/server/db/schemaAuth.ts';
import { createApp } from '../../../demo/server/http/app.ts';
import type { ConnectionLimits } from '../../../demo/http/connections.ts';
import type { Drawing } from '../../../demo/server/public/createDrawer.ts';
import type { Rates } from '../../../demo/server/limits/registerLimits.ts';
import { hashPassword } from '../../../demo/server/oidc/password.ts';
import { seed } from '../../../demo/server/seed/seed.ts';
import { freePort } from '../../freePort.ts';
import { freePorts } from './freePorts.ts';
import { openTestDb } from './openTestDb.ts';

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'lectern-'));

// Making keys takes longer than most tests, so servers of one worker with their own folders use the same keys.
let keys: Buffer | null = null;

/** Puts `mira` (Learner) and `ada` (Administrator) into an empty database; both with the password `lectern`. */
export async function addPeople(db: Db): Promise<void> {
  const person = (username: string, roles: readonly string[]) => ({
    id: `user-${username}`,
    username,
    email: `${username}@aldergrove.example`,
    firstName: username,
    lastName: 'Test',
    roles,
    permissions: [{ name: 'ObjectiveWorkflow.Create' }],
    features: ['LMS'],
    department: 'Clinic "A"; É',
    externalId: `ext-${username}`,
  });
  const people = [person('mira', ['Learner']), person('ada', ['Administrator'])];
  const passwordHash = await hashPassword('lectern');
  await db.insert(users).values(people);
  await db.insert(accounts).values(people.map(({ id, username }) => ({ userId: id, username, passwordHash })));
}

/**
 * A real server on a separate database: the embedded one, or PostgreSQL if the project provides it.
 * @param content the whole academy, or a learner `mira` and an administrator `ada` and no course
 */
export async function startPortal(
  env: Readonly<Record<string, string>> = {},
  content: 'people' | 'academy' = 'people',
) {
  const port = Number(env['PORT'] ?? (await freePort()));
  const dataDir = temporaryFolder();
  const keysFile = join(dataDir, 'keys.json');
  if (keys) writeFileSync(keysFile, keys, { mode: 0o600 });
  const { db, databaseUrl, close } = await openTestDb(content === 'people' ? 'tables' : 'academy');
  const config: Config = readConfig({
    // By default the other ports are the following numbers, on which another program may listen.
    ...(await freePorts()),
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  });
  if (content === 'people') await addPeople(db);
  else await seed(db, await createClock(db, config.environment === 'production'));
  let clock = await createClock(db, config.environment === 'production');
  let app: FastifyInstance | null = null;

  const portal = {
    config,
    db,
    origin: config.origin,
    clock: () => clock,
    inject: (request: InjectOptions) => {
      if (!app) throw new Error('The portal is stopped.');
      return app.inject(request);
    },
    /** The server itself, for actions that no request triggers. */
    app: () => {
      if (!app) throw new Error('The portal is stopped.');
      return app;
    },
    /** The mailroom, which sends timed notices and mails. It is not started here: it works when a test calls it. */
    mailroom: () => {
      if (!app) throw new Error('The portal is stopped.');
      return app.mailroom;
    },
    /** Starts listening; after `stop`, this is a restart on the same database. */
    async start(
      changes: Partial<Config> = {},
      limits: Partial<ConnectionLimits> = {},
      rates: Partial<Rates> = {},
      drawing?: Drawing,
    ) {
      clock = await createClock(db, config.environment === 'production');
      app = await createApp({
        db,
        clock,
        config: { ...config, ...changes },
        limits,
        rates,
        ...(drawing && { drawing }),
      });
      await app.listen({ port, host: 'localhost' });
    },
    async stop() {
      await app?.close();
      app = null;
    },
    async end() {
      await portal.stop();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await portal.start();
  if (existsSync(keysFile)) keys ??= readFileSync(keysFile);
  return portal;
}
