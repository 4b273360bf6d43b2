import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../../scripts/test/findPostgres.mjs';
import { openDb } from '../../../demo/server/db/openDb.ts';
import { startServer } from '../../e2e/support/startServer.ts';
import { freshDatabase } from '../../postgres/freshDatabase.ts';
import { startPostgres } from '../../postgres/startPostgres.ts';
import { MANY, seedCourses } from '../manyCourses.ts';
import { median } from '../median.ts';
import { addReaders } from './addReaders.ts';
import { filters, type FilterFigures } from './filters.ts';
import { visits, type VisitFigures } from './visits.ts';

/** How many readers come at once. */
const READERS = 500;

/** What one database carries. */
export interface DatabaseFigures {
  /** Medians of the runs. */
  readonly visits: VisitFigures;
  /** One reader, and nobody else. */
  readonly alone: VisitFigures;
  /** All readers, with two processes of the server on the same database; absent where only one can use it. */
  readonly two: VisitFigures | null;
  readonly filters: readonly FilterFigures[];
}

export interface ReaderFigures {
  readonly readers: number;
  readonly courses: number;
  readonly databases: Readonly<Record<string, DatabaseFigures>>;
}

type Portals = Parameters<typeof visits>[0];

async function timesOf(portals: Portals, readers: number, runs: number): Promise<VisitFigures> {
  const all: VisitFigures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await visits(portals, readers));
  const of = (key: keyof VisitFigures) => median(all.map((one) => one[key]));
  return {
    perSecond: of('perSecond'),
    medianMs: of('medianMs'),
    slowMs: of('slowMs'),
    fileMs: of('fileMs'),
    slowFileMs: of('slowFileMs'),
  };
}

/** Measures one database: the readers first, and then, with thousands of courses for mira besides, each filter. */
async function measure(dataDir: string, databaseUrl: string, runs: number): Promise<DatabaseFigures> {
  const withServer = async <T>(work: (portal: string) => Promise<T>): Promise<T> => {
    const server = await startServer({ dataDir, databaseUrl });
    try {
      return await work(server.portal);
    } finally {
      await server.stop();
    }
  };
  // The academy comes with the first start.
  await withServer(async () => undefined);
  const { db, close } = await openDb({
    dataDir,
    migrationsFolder: 'demo/server/db/migrations',
    ...(databaseUrl && { databaseUrl }),
  });
  await addReaders(db, READERS);
  await close();
  const { alone, many, two } = await withServer(async (portal) => {
    await visits([portal], 1);
    return {
      alone: await timesOf([portal], 1, runs),
      many: await timesOf([portal], READERS, runs),
      two: databaseUrl
        ? await withServer(async (second) => {
            await visits([second], 1);
            return timesOf([portal, second], READERS, runs);
          })
        : null,
    };
  });
  await seedCourses(dataDir, MANY, databaseUrl);
  return { visits: many, alone, two, filters: await withServer((portal) => filters(portal, runs)) };
}

/** What readers get who come all at once, and what a filter of a long list costs everybody else, on each database. */
export async function readers({ runs }: { readonly runs: number }): Promise<ReaderFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-readers-'));
  const databases: Record<string, DatabaseFigures> = {};
  try {
    databases['embedded'] = await measure(dataDir, '', runs);
    const bin = findPostgres();
    if (bin) {
      const postgres = await startPostgres(bin);
      try {
        databases['PostgreSQL'] = await measure(
          join(dataDir, 'postgres'),
          await freshDatabase(postgres.url, 'nothing'),
          runs,
        );
      } finally {
        await postgres.stop();
      }
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { readers: READERS, courses: MANY, databases };
}
