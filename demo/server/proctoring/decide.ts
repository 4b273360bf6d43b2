import { and, eq, isNull } from 'drizzle-orm';
import { completion } from '../../../src/domain/course/completion.ts';
import { isDone } from '../../../src/domain/tree/partDone.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { handInRun, recordRun } from '../calls/courseCommands.ts';
import { accessOf, findAccess } from '../calls/lists/accesses.ts';
import { closeRun } from '../calls/parts/closeRun.ts';
import { loadRun } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { activityWorkflows, objectiveWorkflows, proctoringSessions } from '../db/schemaRuns.ts';
import { resultOf } from '../rules/gradeCourse.ts';
import { sessionOf } from './sessionOf.ts';
import { sessionStates, verdicts } from './states.ts';

export interface Decision {
  readonly verdict: keyof typeof verdicts;
  /** The ids of the person who decides, and of the one who impersonates them. */
  readonly by: readonly string[];
  readonly reason: string;
}
export type Decided = 'done' | 'gone' | 'own' | 'running' | 'decided';

/**
 * Stores a proctor's decision on a session that is over (PROCT-11). Released, the run is handed in as it is; rejected, it ends without
 * points. A part with a session of its own gets no points when it is rejected; when it is released before it is done, it may have another
 * session.
 */
export const decide = (db: Db, id: string, now: number, { verdict, by, reason }: Decision): Promise<Decided> =>
  db.transaction(async (tx): Promise<Decided> => {
    const [locked] = await tx.select().from(proctoringSessions).where(eq(proctoringSessions.id, id)).for('update');
    const session = locked && (await sessionOf(tx, id));
    if (!session) return 'gone';
    if (by.includes(session.userId)) return 'own';
    if (session.state === sessionStates.created) return 'running';
    if (session.verdict !== null) return 'decided';
    const at = new Date(now);
    const decision = { verdict: verdicts[verdict], decided: at, decidedBy: by[0] ?? null, reason: reason || null };
    await tx
      .update(proctoringSessions)
      .set(decision)
      .where(and(eq(proctoringSessions.id, id), isNull(proctoringSessions.verdict)));
    const { workflow, axis } = session;
    if (workflow.leftAt !== null || workflow.state !== workflowStates.inProgress) return 'done';
    const run = await loadRun(tx, session.userId, workflow.id, now, true);
    const ofPart = and(eq(activityWorkflows.workflowId, workflow.id), eq(activityWorkflows.axis, axis));
    if (axis !== '') {
      const row = run.rows.find(({ part }) => part.axis === axis);
      if (verdict === 'rejected')
        await tx.update(activityWorkflows).set({ normalizedScore: 0, passed: false }).where(ofPart);
      else if (row && !isDone(row.part.child))
        await tx.update(activityWorkflows).set({ lastProctoringSessionId: null }).where(ofPart);
      return 'done';
    }
    await tx
      .update(objectiveWorkflows)
      .set({ gradingByProctoring: false })
      .where(eq(objectiveWorkflows.id, workflow.id));
    if (verdict === 'released') {
      if (completion(run.root) === 'submit') await handInRun(tx, run, now);
      else await recordRun(tx, run, at);
      return 'done';
    }
    const access = await findAccess(tx, session.userId, now, { id: workflow.accessId });
    const none = { ...resultOf(0, access ? accessOf(access).objective.gradingScale : null), passed: false };
    await closeRun(tx, run, none, at);
    return 'done';
  });
