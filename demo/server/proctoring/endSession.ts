import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { proctoringSessions } from '../db/schemaRuns.ts';
import { sessionStates } from './states.ts';

/** Ends a session: from then on its run waits for its proctor (PROCT-1). @returns whether it was still running */
export async function endSession(db: Db, id: string, by: string, now: number): Promise<boolean> {
  const ended = await db
    .update(proctoringSessions)
    .set({ state: sessionStates.finished, finished: new Date(now), endedBy: by })
    .where(and(eq(proctoringSessions.id, id), eq(proctoringSessions.state, sessionStates.created)))
    .returning({ id: proctoringSessions.id });
  return ended.length > 0;
}
