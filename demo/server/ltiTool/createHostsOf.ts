import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/openDb.ts';
import { ltiToolPlatforms } from '../db/schemaLtiTool.ts';
import type { Sessions } from '../http/session.ts';

/**
 * The origins of the platform whose launch began the session of this request, and no others (TOOL-4). A session of the portal's own pages,
 * or one begun by another platform, gives this platform nothing.
 */
export function createHostsOf(db: Db, sessions: Sessions) {
  return async (request: FastifyRequest): Promise<readonly string[]> => {
    const session = await sessions.launched(request).catch(() => null);
    if (!session?.platformId) return [];
    const [platform] = await db
      .select({ origins: ltiToolPlatforms.origins })
      .from(ltiToolPlatforms)
      .where(eq(ltiToolPlatforms.id, session.platformId));
    return platform?.origins ?? [];
  };
}
