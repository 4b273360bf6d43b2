import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { LecternError } from '../../../src/errors.ts';
import { loadRun } from '../calls/parts/tree.ts';
import { checkUnderWay } from '../calls/parts/underWay.ts';
import type { Db } from '../db/openDb.ts';
import { activityWorkflows, proctoringSessions } from '../db/schemaRuns.ts';
import type { StartTokenFacts } from './readToken.ts';
import { sessionStates, verdicts } from './states.ts';

/** Why no session begins (PROCT-8). */
export type BeginFault = 'used' | 'running' | 'over' | 'gone';
export type Begun =
  | { readonly kind: 'begun'; readonly id: string; readonly secret: string }
  | { readonly kind: 'refused'; readonly fault: BeginFault };

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * Begins the session of a start-token: it is stored, and the run refers to it (PROCT-1). A token begins one session, and a place has one at
 * a time.
 */
export const beginSession = (db: Db, facts: StartTokenFacts, now: number): Promise<Begun> =>
  db.transaction(async (tx): Promise<Begun> => {
    const refused = (fault: BeginFault) => ({ kind: 'refused', fault }) as const;
    try {
      const run = await loadRun(tx, facts.userId, facts.workflowId, now, true);
      const part = run.activityWorkflows.find(({ id }) => id === facts.activityWorkflowId);
      const row = run.rows.find((one) => one.part.activityPathId === facts.activityPathId);
      if (!part || (!row && facts.activityPathId !== run.root.id)) return refused('gone');
      const axis = run.proctored ? '' : (row?.part.axis ?? '');
      const of = and(eq(proctoringSessions.activityWorkflowId, part.id), eq(proctoringSessions.axis, axis));
      const before = await tx.select().from(proctoringSessions).where(of);
      if (before.some(({ tokenId }) => tokenId === facts.tokenId)) return refused('used');
      if (before.some(({ state }) => state === sessionStates.created)) return refused('running');
      // A place gets no other session while its proctor has not decided on one, or after one was rejected.
      if (before.some(({ verdict }) => verdict !== verdicts.released)) return refused('over');
      await checkUnderWay(tx, run, now);
      if (row && !row.verdict.opens) return refused('over');
      const [id, secret] = [randomUUID(), randomBytes(32).toString('base64url')];
      await tx.insert(proctoringSessions).values({
        id,
        activityWorkflowId: part.id,
        state: sessionStates.created,
        created: new Date(now),
        axis,
        tokenId: facts.tokenId,
        secret: hashOf(secret),
        seen: new Date(now),
      });
      await tx
        .update(activityWorkflows)
        .set({ lastProctoringSessionId: id })
        .where(and(eq(activityWorkflows.workflowId, run.workflow.id), eq(activityWorkflows.axis, axis)));
      return { kind: 'begun', id, secret };
    } catch (error) {
      if (!(error instanceof LecternError)) throw error;
      return refused(error.code === 'not_found' ? 'gone' : 'over');
    }
  });
