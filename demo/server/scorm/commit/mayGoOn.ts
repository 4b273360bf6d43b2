import { LecternError } from '../../../../src/errors.ts';
import { unreadable } from '../../calls/mayRead.ts';
import { checkOpen } from '../../calls/parts/checkOpen.ts';
import { loadRun } from '../../calls/parts/tree.ts';
import { checkUnderWay } from '../../calls/parts/underWay.ts';
import type { Db } from '../../db/openDb.ts';
import type { FoundLaunch } from '../launch/findLaunch.ts';

/**
 * Checks that the learner of a launch may still read its part and, outside of a review, may still work in it (SRV-13, SRV-14).
 * @throws LecternError `conflict`, `forbidden`, `not_found` for a course that was left
 */
export async function mayGoOn(db: Db, { launch }: FoundLaunch, now: number): Promise<void> {
  const run = await loadRun(db, launch.userId, launch.workflowId, now);
  const row = run.rows.find(({ part }) => part.axis === launch.axis) ?? null;
  if (!row && launch.axis !== '') throw new LecternError('not_found', 'There is no such part.');
  if (launch.review) {
    const why = await unreadable(db, run, row, now);
    if (why) throw new LecternError('forbidden', why);
  } else if (row) await checkOpen({ db, now }, run, row);
  else await checkUnderWay(db, run, now);
}
