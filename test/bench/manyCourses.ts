import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { openDb } from '../../demo/server/db/openDb.ts';
import { objectiveStates } from '../../src/domain/course/states.ts';

/** How many courses mira has where she has many. */
export const MANY = 10_000;

/** Fills a data folder as `npm run seed` does with these words. The server has to be built. */
export async function runSeed(dataDir: string, args: readonly string[], databaseUrl = ''): Promise<void> {
  await promisify(execFile)(process.execPath, ['dist/server/main.js', '--seed', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
}

export const seedCourses = (dataDir: string, count: number, databaseUrl = '') =>
  runSeed(dataDir, ['--courses', String(count)], databaseUrl);

/** Archives all but the first of mira's own courses by name: the list begins with the same cards and is short. */
export async function keepFirst(dataDir: string, count: number): Promise<void> {
  const { db, close } = await openDb({ dataDir, migrationsFolder: 'demo/server/db/migrations' });
  const { archived } = objectiveStates;
  await db.execute(sql`
    update objectives set state = ${archived} where id not in (
      select o.id from objective_accesses a join users u on u.id = a.user_id
      join objectives o on o.id = a.objective_id join activities c on c.id = o.activity_id
      where u.username = 'mira' and o.state <> ${archived} and c.state <> ${archived}
      and (a.is_self_enrolled or a.is_mandatory or a.last_workflow_id is not null or a.last_record_id is not null)
      order by o.name_sort collate "C", a.id limit ${count})`);
  await close();
}
