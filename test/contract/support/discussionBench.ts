import { randomUUID } from 'node:crypto';
import type { Db } from '../../../demo/server/db/openDb.ts';
import { objectiveAccesses } from '../../../demo/server/db/schema.ts';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { discussionOf, removePost, savePost } from '../../../src/contract/work/discussions.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Learner } from './academy.ts';
import { storedRun, type RunSketch, type StoredRun } from './storedRun.ts';

/** Discussions for two learners, and their actions there. */
export function discussionBench(db: Db) {
  /** A discussion that nils and pavel take, each in a separate run. */
  async function shared(sketch: RunSketch = {}): Promise<{ readonly own: StoredRun; readonly other: StoredRun }> {
    const own = await storedRun(db, uuidOf('user:nils'), { type: 'discussion', partState: null, ...sketch });
    const [id, run, root] = [randomUUID(), randomUUID(), randomUUID()];
    await db.insert(objectiveAccesses).values({
      id,
      userId: uuidOf('user:pavel'),
      objectiveId: own.objectiveId,
      objectiveAccessId: id,
      aggregateId: id,
      isSelfEnrolled: true,
      lastWorkflowId: run,
    });
    const started = new Date(Date.now() - 3_600_000);
    const state = workflowStates.inProgress;
    await db.insert(objectiveWorkflows).values({ id: run, accessId: id, userId: uuidOf('user:pavel'), state, started });
    await db.insert(activityWorkflows).values({ id: root, workflowId: run, axis: '', state, started });
    return { own, other: { ...own, accessId: id, run, root } };
  }
  const params = ({ run, activityPathId }: StoredRun) => ({ id: run, activityPathId });
  const read = (who: Learner, of: StoredRun, before?: number) =>
    who.ask(discussionOf, {
      params: params(of),
      ...(before !== undefined && { query: { before: new Date(before).toISOString() } }),
    });
  const post = (who: Learner, of: StoredRun, text: unknown, more: object = {}, id: string = randomUUID()) =>
    who
      .call(savePost, {
        params: { ...params(of), postId: id },
        body: { threadId: null, answersId: null, text: text as string, edit: false, ...more },
      })
      .then((reply) => ({ ...reply, id }));
  const remove = (who: Learner, of: StoredRun, id: string) =>
    who.call(removePost, { params: { ...params(of), postId: id }, body: {} });
  return { shared, params, read, post, remove };
}
