import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { findPostgres } from '../../../scripts/test/findPostgres.mjs';
import { openDb } from '../../../demo/server/db/openDb.ts';
import { ltiTools } from '../../../demo/server/db/schemaLti.ts';
import { startServer } from '../../e2e/support/startServer.ts';
import { freshDatabase } from '../../postgres/freshDatabase.ts';
import { startPostgres } from '../../postgres/startPostgres.ts';
import { addReaders } from '../readers/addReaders.ts';
import { commits, type CommitFigures } from './commits.ts';
import { launches, type LaunchedTool, type LaunchFigures } from './launches.ts';

/** Learners who work at once: a large class. */
const LEARNERS = 60;

/** What content from elsewhere takes on one database. */
export interface OutsideFigures {
  readonly commits: CommitFigures;
  readonly launches: LaunchFigures;
}

/** Adds the learners, and gives the tool of the demonstration. */
async function prepare(dataDir: string, databaseUrl: string): Promise<LaunchedTool> {
  // The academy comes with the first start.
  await (await startServer({ dataDir, databaseUrl })).stop();
  const { db, close } = await openDb({
    dataDir,
    migrationsFolder: 'demo/server/db/migrations',
    ...(databaseUrl && { databaseUrl }),
  });
  await addReaders(db, LEARNERS + 1, 'pavel');
  const [tool] = await db.select().from(ltiTools).where(eq(ltiTools.id, 'demo-tool'));
  await close();
  return { id: 'demo-tool', redirectPath: new URL(tool?.redirectUris[0] ?? '').pathname };
}

async function measure(dataDir: string, databaseUrl: string): Promise<OutsideFigures> {
  const tool = await prepare(dataDir, databaseUrl);
  const server = await startServer({ dataDir, databaseUrl });
  try {
    return {
      commits: await commits(server.portal, LEARNERS + 1),
      launches: await launches(server.portal, LEARNERS, tool),
    };
  } finally {
    await server.stop();
  }
}

/** What commits of packages and launches of tools take on one server process, on each database. */
export async function outside(): Promise<Readonly<Record<string, OutsideFigures>>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-outside-'));
  const databases: Record<string, OutsideFigures> = {};
  try {
    databases['embedded'] = await measure(dataDir, '');
    const bin = findPostgres();
    if (bin) {
      const postgres = await startPostgres(bin);
      try {
        databases['PostgreSQL'] = await measure(
          join(dataDir, 'postgres'),
          await freshDatabase(postgres.url, 'nothing'),
        );
      } finally {
        await postgres.stop();
      }
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return databases;
}
