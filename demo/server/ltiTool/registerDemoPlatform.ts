import { eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { ltiToolPlatforms } from '../db/schemaLtiTool.ts';

/**
 * Registers the demonstration's LMS, as an administrator does by hand at `/admin/platforms`. Changes that were made there stay, except for
 * its addresses.
 */
export async function registerDemoPlatform(db: Db, origin: string): Promise<void> {
  const addresses = {
    issuer: origin,
    clientId: 'northfield-academy',
    authUrl: `${origin}/lti/authorize`,
    tokenUrl: `${origin}/lti/token`,
    keysUrl: `${origin}/lti/jwks`,
    origins: [origin],
  };
  const rest = { name: 'Northfield LMS', deployments: ['1'], instructors: true, courses: [] };
  const made = await db
    .insert(ltiToolPlatforms)
    .values({ id: 'northfield', ...rest, ...addresses })
    .onConflictDoNothing()
    .returning({ id: ltiToolPlatforms.id });
  if (made.length === 0) await db.update(ltiToolPlatforms).set(addresses).where(eq(ltiToolPlatforms.id, 'northfield'));
}
