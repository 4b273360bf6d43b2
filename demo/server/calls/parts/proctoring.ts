import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { lastProctoringSession } from '../../../../src/contract/parts/proctoring.ts';
import type { ObjectiveAccess } from '../../../../src/domain/course/course.ts';
import { proctoredRun, proctoringMismatch } from '../../../../src/domain/proctoring/proctoringMismatch.ts';
import type { Db } from '../../db/openDb.ts';
import { activityWorkflows, objectiveWorkflows, proctoringSessions } from '../../db/schemaRuns.ts';
import { learner, notFound, param, route, type Deps } from '../route.ts';

/** The last proctoring session of a learner's run through a part; null if there was none. */
async function lastSession(db: Db, userId: string, workflowId: string, activityWorkflowId: string) {
  const [found] = await db
    .select({ id: proctoringSessions.id, state: proctoringSessions.state })
    .from(proctoringSessions)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, proctoringSessions.activityWorkflowId))
    .innerJoin(objectiveWorkflows, eq(objectiveWorkflows.id, activityWorkflows.workflowId))
    .where(
      and(
        eq(objectiveWorkflows.userId, userId),
        eq(objectiveWorkflows.id, workflowId),
        isNull(objectiveWorkflows.leftAt),
        eq(activityWorkflows.id, activityWorkflowId),
      ),
    )
    .orderBy(desc(proctoringSessions.created), desc(proctoringSessions.id))
    .limit(1);
  return found ? ({ id: found.id, state: found.state === 2 ? 'finished' : 'created' } as const) : null;
}

/** Whether a run waits for its proctor (PROCT-1). */
export async function waitsForProctor(db: Db, access: ObjectiveAccess): Promise<boolean> {
  const run = proctoredRun(access);
  return (
    run !== null &&
    proctoringMismatch(access, await lastSession(db, access.userId, run.workflowId, run.activityWorkflowId))
  );
}

/** Registers the call for the last proctoring session (CALL-32). */
export function registerProctoring(app: FastifyInstance, { db }: Deps): void {
  route(app, lastProctoringSession, async (request) => {
    const { userId } = learner(request);
    const found = await lastSession(db, userId, param(request, 'id'), param(request, 'activityWorkflowId'));
    if (!found) throw notFound('proctoring session');
    return found;
  });
}
