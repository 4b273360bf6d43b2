import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { activityWorkflows, proctoringSessions } from '../db/schemaRuns.ts';
import { sessionStates } from './states.ts';

/** The last session of a place of a run that is watched over by itself. */
export async function partSession(db: Db, workflowId: string, axis: string) {
  const [found] = await db
    .select({ id: proctoringSessions.id, state: proctoringSessions.state })
    .from(proctoringSessions)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, proctoringSessions.activityWorkflowId))
    .where(and(eq(activityWorkflows.workflowId, workflowId), eq(proctoringSessions.axis, axis)))
    .orderBy(desc(proctoringSessions.created), desc(proctoringSessions.id))
    .limit(1);
  return found ?? null;
}

/** A part that begins within a session names it, so that it goes on after a reload (PROCT-3). */
export async function markSession(db: Db, workflowId: string, axis: string): Promise<void> {
  const session = await partSession(db, workflowId, axis);
  if (session?.state !== sessionStates.created) return;
  await db
    .update(activityWorkflows)
    .set({ lastProctoringSessionId: session.id })
    .where(and(eq(activityWorkflows.workflowId, workflowId), eq(activityWorkflows.axis, axis)));
}
