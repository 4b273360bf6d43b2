import { eq } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { scormLaunches, scormPackages } from '../../db/scorm/schemaScorm.ts';
import { launchIdOf } from './launchToken.ts';

/** A launch with its package. */
export interface FoundLaunch {
  readonly launch: typeof scormLaunches.$inferSelect;
  readonly pack: typeof scormPackages.$inferSelect;
}

/** The launch that a token names; null where there is none, or it is over (SCORM-9). */
export async function findLaunch(db: Db, token: string, now: number): Promise<FoundLaunch | null> {
  const id = launchIdOf(token);
  if (!id) return null;
  const [found] = await db
    .select({ launch: scormLaunches, pack: scormPackages })
    .from(scormLaunches)
    .innerJoin(scormPackages, eq(scormPackages.id, scormLaunches.packageId))
    .where(eq(scormLaunches.id, id));
  return found && found.launch.expires.getTime() > now ? found : null;
}
