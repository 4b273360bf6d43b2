import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { scormLaunches, scormPackages } from '../../db/scorm/schemaScorm.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { launchIdOf } from './launchToken.ts';

/** A launch with its package. */
export interface FoundLaunch {
  readonly launch: typeof scormLaunches.$inferSelect;
  readonly pack: typeof scormPackages.$inferSelect;
}

/** The most manifests in memory: each has up to some megabytes, and never changes (SCORM-1). */
const MOST = 50;

/** Finds the launch of a token; null where there is none, or it is over (SCORM-9). */
export function createFindLaunch(db: Db): (token: string, now: number) => Promise<FoundLaunch | null> {
  const manifests = new Map<string, Manifest>();

  async function manifestOf(id: string): Promise<Manifest> {
    const { manifest } = scormPackages;
    const known = manifests.get(id);
    const [row] = known ? [] : await db.select({ manifest }).from(scormPackages).where(eq(scormPackages.id, id));
    const found = known ?? row?.manifest;
    if (!found) throw new Error(`The package ${id} is gone.`);
    manifests.delete(id);
    manifests.set(id, found);
    const [oldest] = manifests.keys();
    if (manifests.size > MOST && oldest !== undefined) manifests.delete(oldest);
    return found;
  }

  const { manifest: _, ...others } = getTableColumns(scormPackages);
  return async (token, now) => {
    const id = launchIdOf(token);
    if (!id) return null;
    const [found] = await db
      .select({ launch: scormLaunches, pack: others })
      .from(scormLaunches)
      .innerJoin(scormPackages, eq(scormPackages.id, scormLaunches.packageId))
      .where(eq(scormLaunches.id, id));
    if (!found || found.launch.expires.getTime() <= now) return null;
    return { launch: found.launch, pack: { ...found.pack, manifest: await manifestOf(found.pack.id) } };
  };
}
