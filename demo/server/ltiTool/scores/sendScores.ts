import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDb.ts';
import { ltiToolLinks, ltiToolPlatforms, ltiToolResults } from '../../db/schemaLtiTool.ts';
import { waits } from '../../mail/sendWaiting.ts';
import { ScoreRefused, type ScoreClient } from './scoreClient.ts';

type Result = typeof ltiToolResults.$inferSelect;

/** The longest time of a process for a score, in milliseconds; after that another process may assume that it has died. */
const LEASE = 120_000;

/** Takes the score that has waited longest: no other process sends it in the meantime. */
async function take(db: Db, now: number): Promise<Result | null> {
  const at = new Date(now);
  const first = db
    .select({ id: ltiToolResults.id })
    .from(ltiToolResults)
    .where(and(lte(ltiToolResults.next, at), or(isNull(ltiToolResults.takenUntil), lte(ltiToolResults.takenUntil, at))))
    .orderBy(asc(ltiToolResults.next), asc(ltiToolResults.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(ltiToolResults)
    .set({ takenUntil: new Date(now + LEASE), tries: sql`${ltiToolResults.tries} + 1` })
    .where(eq(ltiToolResults.id, first))
    .returning();
  return taken ?? null;
}

/** The changes of a result after a try to send its score. */
function afterTry({ version, tries }: Result, failure: unknown, now: number): Partial<Result> {
  if (failure === null) return { toldVersion: version, told: new Date(now), next: null, refused: null };
  const wait = waits[tries - 1];
  const reason = (failure instanceof Error ? failure.message : String(failure)).slice(0, 300);
  if (failure instanceof ScoreRefused || wait === undefined) return { next: null, refused: reason };
  return { next: new Date(now + wait) };
}

async function send(db: Db, client: ScoreClient, { linkId, subject, score, id }: Result, now: number): Promise<void> {
  const [place] = await db
    .select({ platform: ltiToolPlatforms, lineItem: ltiToolLinks.lineItem })
    .from(ltiToolLinks)
    .innerJoin(ltiToolPlatforms, eq(ltiToolPlatforms.id, ltiToolLinks.platformId))
    .where(eq(ltiToolLinks.id, linkId));
  if (!place?.lineItem || !score) throw new ScoreRefused(`Result ${id} has nobody to be told.`);
  const timestamp = new Date(now).toISOString();
  await client.send(place.platform, place.lineItem, { userId: subject, timestamp, ...score });
}

/**
 * Sends the waiting scores to platforms, one after the other (TOOL-13). A failed score is tried again as mail is, and given up after nine
 * tries; a refused score is not tried again. A score that changes in the meantime is sent afterwards. All times are real.
 */
export async function sendScores(db: Db, client: ScoreClient, realNow: () => number = Date.now): Promise<void> {
  for (let taken = await take(db, realNow()); taken; taken = await take(db, realNow())) {
    const { id, version, tries } = taken;
    let failure: unknown = null;
    try {
      await send(db, client, taken, realNow());
    } catch (error) {
      failure = error;
      console.warn(
        `Score ${id}, attempt ${tries}: ${error instanceof Error ? `${error.name} ${error.message}` : 'failed'}`,
      );
    }
    const unchanged = and(eq(ltiToolResults.id, id), eq(ltiToolResults.version, version));
    await db
      .update(ltiToolResults)
      .set(afterTry(taken, failure, realNow()))
      .where(unchanged);
    await db.update(ltiToolResults).set({ takenUntil: null }).where(eq(ltiToolResults.id, id));
  }
}
