import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/openDb.ts';
import { ltiToolPlatforms } from '../db/schemaLtiTool.ts';
import type { Sessions } from '../http/session.ts';

/**
 * The origins of the platform that has launched the page for who asks for it, and nobody else's (TOOL-4). A browser that is signed in on
 * the portal's own pages, or by another platform, gives that platform nothing.
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
