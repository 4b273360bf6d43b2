import { cpSync, constants, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClock } from '../../../demo/server/clock/clock.ts';
import { readConfig } from '../../../demo/server/config.ts';
import { openDb } from '../../../demo/server/db/openDb.ts';
import { placeTools } from '../../../demo/server/seed/placeTools.ts';
import { prepareDb } from '../../../demo/server/seed/prepareDb.ts';
import { serve } from '../../../demo/server/serve.ts';
import { keepRows } from '../../contract/support/keepRows.ts';

// The reference server, which can be restarted any number of times, at the same addresses and in one process: a new process for each file
// of journeys took longer than most journeys. `keptAcademy.ts` runs it. The program of `npm start` is dist/server/main.js, which
// `academySetup.ts` starts before all journeys.

const from = process.env['ACADEMY'] ?? '';
const config = readConfig(process.env, []);
const { dataDir } = config;
const database = 'pg';
cpSync(join(from, database), join(dataDir, database), { recursive: true, mode: constants.COPYFILE_FICLONE });
const { db } = await openDb(config);
const restore = await keepRows(db);
let closing: (() => Promise<void>)[] = [];

/** Restores all files besides the database. */
function restoreFiles(): void {
  const besides = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith(database));
  for (const name of besides(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true });
  for (const name of besides(from)) cpSync(join(from, name), join(dataDir, name), { recursive: true });
}

/** @param day of the seed, from which all its dates are counted; by default the day of the first start */
async function begin(day: string | undefined): Promise<void> {
  for (const close of closing.reverse()) await close();
  closing = [];
  restoreFiles();
  await restore(day ? 'tables' : 'academy');
  if (day) await prepareDb(db, { now: () => Date.parse(day) }, config);
  // The rows contain the address of the tool at the server that created them.
  else await placeTools(db, config.toolOrigin);
  await serve(db, await createClock(db, false), config, closing);
}

process.on('message', ({ day }: { readonly day?: string }) => {
  begin(day).then(
    () => process.send?.({ ready: true }),
    (error: unknown) => process.send?.({ ready: false, reason: String(error instanceof Error ? error.stack : error) }),
  );
});
process.on('disconnect', () => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit();
});
