import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { tutorUse } from '../db/schemaTutor.ts';

const DAY = 86_400_000;
/** The day of an instant, in UTC. */
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** How many questions a learner has left today, and when the count begins again (TUTOR-14). */
export async function quotaOf(db: Db, userId: string, perDay: number, now: number) {
  const [used] = await db
    .select()
    .from(tutorUse)
    .where(and(eq(tutorUse.userId, userId), eq(tutorUse.day, dayOf(now))));
  const resets = new Date(Date.parse(dayOf(now)) + DAY).toISOString();
  return { perDay, left: Math.max(0, perDay - (used?.asked ?? 0)), resets };
}

/** Counts one more question. Returns how many are left then, or null where none was left. Two questions at once count as two. */
export async function useQuota(db: Db, userId: string, perDay: number, now: number): Promise<number | null> {
  const [used] = await db
    .insert(tutorUse)
    .values({ userId, day: dayOf(now), asked: 1 })
    .onConflictDoUpdate({
      target: [tutorUse.userId, tutorUse.day],
      set: { asked: sql`${tutorUse.asked} + 1` },
      setWhere: lt(tutorUse.asked, perDay),
    })
    .returning({ asked: tutorUse.asked });
  return used && used.asked <= perDay ? perDay - used.asked : null;
}
