import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { activityWorkflows, proctoringSessions } from '../db/schemaRuns.ts';
import { sessionStates } from './states.ts';

/** The last session of a place that is proctored by itself. */
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

/** Makes a part that begins within a session refer to it, so that it continues after a reload (PROCT-3). */
export async function markSession(db: Db, workflowId: string, axis: string): Promise<void> {
  const session = await partSession(db, workflowId, axis);
  if (session?.state !== sessionStates.created) return;
  await db
    .update(activityWorkflows)
    .set({ lastProctoringSessionId: session.id })
    .where(and(eq(activityWorkflows.workflowId, workflowId), eq(activityWorkflows.axis, axis)));
}
