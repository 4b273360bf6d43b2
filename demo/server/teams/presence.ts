import { and, eq, inArray } from 'drizzle-orm';
import { presenceAt, type Presence } from '../../../src/domain/person/presence.ts';
import type { Db } from '../db/openDb.ts';
import { teamPresence } from '../db/schemaTeams.ts';

/** Notes that a page of a person shows a team's part (TEAM-8). */
export async function noteHere(db: Db, userId: string, axis: string, now: number): Promise<void> {
  const fresh = { seen: new Date(now), here: true };
  await db
    .insert(teamPresence)
    .values({ userId, axis, ...fresh })
    .onConflictDoUpdate({ target: [teamPresence.userId, teamPresence.axis], set: fresh });
}

/** Notes that none of their pages shows it any more. */
export async function noteGone(db: Db, userId: string, axis: string, now: number): Promise<void> {
  await db
    .update(teamPresence)
    .set({ seen: new Date(now), here: false })
    .where(and(eq(teamPresence.userId, userId), eq(teamPresence.axis, axis)));
}

/** Notes that a person writes in a part (TEAM-10). */
export async function noteWriting(db: Db, userId: string, axis: string, now: number): Promise<void> {
  const fresh = { seen: new Date(now), here: true, wrote: new Date(now) };
  await db
    .insert(teamPresence)
    .values({ userId, axis, ...fresh })
    .onConflictDoUpdate({ target: [teamPresence.userId, teamPresence.axis], set: fresh });
}

/** The presence of those among these people who look at a part, looked at it lately, or write in it. */
export async function presenceOf(
  db: Db,
  userIds: readonly string[],
  axis: string,
  now: number,
): Promise<ReadonlyMap<string, Presence>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(teamPresence)
    .where(and(inArray(teamPresence.userId, [...userIds]), eq(teamPresence.axis, axis)));
  return new Map(
    rows.map(({ userId, seen, here, wrote }) => [
      userId,
      presenceAt({ seen: seen.getTime(), here, wrote: wrote?.getTime() ?? null }, now),
    ]),
  );
}
