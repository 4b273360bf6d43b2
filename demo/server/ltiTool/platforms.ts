import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { ltiToolPlatforms } from '../db/schemaLtiTool.ts';
import { platformAddress } from './platformAddress.ts';

/** A platform that may launch the portal. */
export type Platform = typeof ltiToolPlatforms.$inferSelect;

/** All platforms, by name. */
export const listPlatforms = (db: Db): Promise<Platform[]> =>
  db.select().from(ltiToolPlatforms).orderBy(asc(ltiToolPlatforms.name), asc(ltiToolPlatforms.id));

/** One platform, or null. */
export async function findPlatform(db: Db, id: string): Promise<Platform | null> {
  const [found] = await db.select().from(ltiToolPlatforms).where(eq(ltiToolPlatforms.id, id));
  return found ?? null;
}

/**
 * The platform that begins a launch. An issuer may have several registrations, each with a client id; a request without one needs an issuer
 * with a single registration.
 */
export async function platformOf(db: Db, issuer: string, clientId: string | null): Promise<Platform | null> {
  const found = await db
    .select()
    .from(ltiToolPlatforms)
    .where(
      and(eq(ltiToolPlatforms.issuer, issuer), clientId === null ? undefined : eq(ltiToolPlatforms.clientId, clientId)),
    )
    .limit(2);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether an address in a launch is the platform's own: scores and choices go nowhere else (TOOL-12). */
export function isOfPlatform(platform: Pick<Platform, 'origins' | 'authUrl' | 'tokenUrl'>, address: string): boolean {
  const url = platformAddress(address);
  const own = [...platform.origins, new URL(platform.authUrl).origin, new URL(platform.tokenUrl).origin];
  return url !== null && own.includes(url.origin);
}
