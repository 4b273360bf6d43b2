import type { FastifyRequest } from 'fastify';
import type { TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { LecternError } from '../../../src/errors.ts';
import { unreadable } from '../calls/mayRead.ts';
import { loadRun, type LoadedRun } from '../calls/parts/tree.ts';
import { learner, notFound, param } from '../calls/route.ts';
import type { Db } from '../db/openDb.ts';

/** A discussion: a part of a course, the same in each run of everybody who takes it (DISC-3). */
export interface DiscussionPlace {
  readonly objectiveId: string;
  readonly axis: string;
}

/** A discussion, and the run in which its learner opened it. */
export interface Joined extends DiscussionPlace {
  readonly userId: string;
  readonly run: LoadedRun;
  readonly row: TreeRow;
}

/**
 * The discussion that a request names by the learner's own run (PERM-6).
 * @throws LecternError `not_found` for a part that is no discussion, `forbidden` where they may not read it now (SRV-13)
 */
export async function joinDiscussion(db: Db, request: FastifyRequest, now: number, lock = false): Promise<Joined> {
  const { userId } = learner(request);
  const run = await loadRun(db, userId, param(request, 'id'), now, lock);
  const wanted = param(request, 'activityPathId');
  const row = run.rows.find(({ leaf, part }) => leaf && part.activityPathId === wanted);
  if (!row || row.part.child.type !== 'discussion') throw notFound('discussion');
  const why = await unreadable(db, run, row, now);
  if (why) throw new LecternError('forbidden', why);
  return { userId, run, row, objectiveId: run.objectiveId, axis: row.part.axis };
}
