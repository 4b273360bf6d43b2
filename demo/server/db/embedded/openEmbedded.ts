import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../../settings/setupError.ts';
import type { OpenDb, OpenDbOptions } from '../openDb.ts';
import { databaseLog } from './databaseLog.ts';
import { endNow } from './endNow.ts';
import { databaseProblem, folderProblem } from './folderProblem.ts';
import { prepareReads } from './prepareReads.ts';
import { lockDataDir } from './lockDataDir.ts';
import { makeFolder } from './makeFolder.ts';
import { ownAlone } from './ownAlone.ts';

const MB = 1_048_576;
// A fresh database needs room for its files and its first logs, an existing one for the next two logs.
const ROOM = { fresh: 120 * MB, again: 32 * MB };
// Without the sizes the write-ahead log would grow to a gigabyte before it is written back. Without the plan mode a statement would be
// planned again for each short list of ids.
const settings = ['max_wal_size=96MB', 'min_wal_size=32MB', 'plan_cache_mode=force_generic_plan'];

/** @throws SetupError where a database would soon have no room */
function checkRoom(dataDir: string, needed: number): void {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < needed)
    throw new SetupError(
      `There is too little room on the disk of ${dataDir} (DATA_DIR): ` +
        `${Math.round(needed / MB)} MB are needed, ${Math.round((bavail * bsize) / MB)} MB are free.`,
    );
}

/** @throws SetupError for files that are no database: PGlite would write a new one over them */
function isFresh(files: string): boolean {
  if (!existsSync(files)) return true;
  if (!statSync(files).isDirectory()) throw databaseProblem(null, files, 'it is a file');
  const names = readdirSync(files);
  if (names.length > 0 && !names.includes('PG_VERSION')) throw databaseProblem(null, files, 'PG_VERSION is missing');
  return names.length === 0;
}

/**
 * Opens PGlite's database and brings it to the newest migration.
 * @throws SetupError when another living process uses the folder, and when it cannot be used, in one sentence each (SRV-45)
 */
export async function openEmbedded({
  dataDir,
  migrationsFolder,
  snapshot,
  reset,
  end = endNow,
}: OpenDbOptions): Promise<OpenDb> {
  const files = join(dataDir, 'pg');
  // This file exists while the database is being made: after a first start that was killed half way, the next one begins again.
  const unfinished = `${files}.new`;
  let unlock: () => void = () => undefined;
  let opened = false;
  const log = databaseLog((reason) => {
    unlock();
    if (opened)
      end(
        `The database in ${dataDir} could not go on (${reason}). Make sure that its disk has room and can be written to, ` +
          'and start again: nothing that was answered is lost.',
      );
    else end(databaseProblem(null, files, reason).message);
  });
  try {
    makeFolder(dataDir);
    unlock = await lockDataDir(files, { onTaken: end });
    if (reset || existsSync(unfinished)) rmSync(files, { recursive: true, force: true });
    const fresh = isFresh(files);
    checkRoom(dataDir, fresh ? ROOM.fresh : ROOM.again);
    if (fresh) writeFileSync(unfinished, '');
    else ownAlone(files);
    return await open(fresh);
  } catch (error) {
    unlock();
    throw folderProblem(error, dataDir);
  }

  async function open(fresh: boolean): Promise<OpenDb> {
    const { PGlite } = await import('@electric-sql/pglite');
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    const archive =
      fresh && snapshot && existsSync(snapshot) ? { loadDataDir: new Blob([readFileSync(snapshot)]) } : {};
    try {
      const client = new PGlite({
        dataDir: files,
        onStderr: log.onStderr,
        startParams: [...PGlite.defaultStartParams, ...settings.flatMap((one) => ['-c', one])],
        ...archive,
      });
      await migrate(drizzle(client), { migrationsFolder });
      const db = drizzle(prepareReads(client));
      ownAlone(files);
      rmSync(unfinished, { force: true });
      opened = true;
      return {
        db,
        alone: (work) => work(),
        close: async () => {
          await client.close();
          unlock();
        },
        dump: async () => new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer()),
      };
    } catch (error) {
      throw databaseProblem(error, files, log.last());
    }
  }
}
