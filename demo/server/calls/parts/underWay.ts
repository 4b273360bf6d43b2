import { workflowStates } from '../../../../src/domain/course/states.ts';
import type { Db } from '../../db/openDb.ts';
import { accessOf, findAccess } from '../lists/accesses.ts';
import { waitsForProctor } from './proctoring.ts';
import { refused } from '../route.ts';
import type { LoadedRun } from './tree.ts';

async function withProctor(db: Db, { workflow, proctored }: LoadedRun, now: number): Promise<boolean> {
  if (workflow.gradingByProctoring || !proctored) return workflow.gradingByProctoring;
  const found = await findAccess(db, workflow.userId, now, { id: workflow.accessId });
  return found !== null && waitsForProctor(db, accessOf(found));
}

/** Whether a run is under way: it is in progress, and not in grading by its proctor (BTN-3, PROCT-1). */
export const isUnderWay = async (db: Db, run: LoadedRun, now: number): Promise<boolean> =>
  run.workflow.state === workflowStates.inProgress && !(await withProctor(db, run, now));

/** @throws LecternError `conflict` for a run that is not under way: nothing may be done in it any more (SRV-14) */
export async function checkUnderWay(db: Db, run: LoadedRun, now: number): Promise<void> {
  if (run.workflow.state === workflowStates.finished) throw refused('This course has already been completed.');
  if (!(await isUnderWay(db, run, now))) throw refused('This course is being graded.');
}
