import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { ltiToolLinks, ltiToolResults } from '../../db/schemaLtiTool.ts';

/** The use of a platform. */
export interface PlatformStanding {
  readonly learners: number;
  /** Scores that wait to be sent, and scores that it refused. */
  readonly waiting: number;
  readonly refused: number;
}

const nothing: PlatformStanding = { learners: 0, waiting: 0, refused: 0 };

/** The use of each platform, by its id. */
export async function platformStandings(db: Db): Promise<(id: string) => PlatformStanding> {
  const rows = await db
    .select({
      id: ltiToolLinks.platformId,
      learners: sql<number>`count(distinct ${ltiToolResults.userId})::int`,
      waiting: sql<number>`count(*) filter (where ${ltiToolResults.next} is not null)::int`,
      refused: sql<number>`count(*) filter (where ${ltiToolResults.refused} is not null and ${ltiToolResults.next} is null)::int`,
    })
    .from(ltiToolResults)
    .innerJoin(ltiToolLinks, eq(ltiToolLinks.id, ltiToolResults.linkId))
    .groupBy(ltiToolLinks.platformId);
  const all = new Map(rows.map(({ id, ...standing }) => [id, standing]));
  return (id) => all.get(id) ?? nothing;
}

/** Sends all scores again that a platform refused. @returns the number of scores */
export async function tellAgain(db: Db, platformId: string): Promise<number> {
  const own = sql`${ltiToolResults.linkId} in (select id from ${ltiToolLinks} where ${ltiToolLinks.platformId} = ${platformId})`;
  const again = await db
    .update(ltiToolResults)
    .set({ next: new Date(), tries: 0, refused: null })
    .where(sql`${own} and ${isNotNull(ltiToolResults.refused)}`)
    .returning({ id: ltiToolResults.id });
  return again.length;
}
