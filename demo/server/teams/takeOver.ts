import { and, eq, ne } from 'drizzle-orm';
import type { TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { completePart } from '../calls/parts/completePart.ts';
import { loadRun, type LoadedRun } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { answers } from '../db/schemaDrafts.ts';
import { activityWorkflows, objectiveWorkflows } from '../db/schemaRuns.ts';
import { groupRuns } from '../db/schemaTeams.ts';
import { newestAnswer } from './shareAnswer.ts';
import { matesIn } from './teamRun.ts';

/** Whether the learner of a run has done a part with this team in an earlier run: then they begin again. */
async function wasHereBefore(db: Db, { workflow }: LoadedRun, groupId: string, axis: string): Promise<boolean> {
  const [before] = await db
    .select({ id: activityWorkflows.id })
    .from(groupRuns)
    .innerJoin(activityWorkflows, eq(activityWorkflows.id, groupRuns.activityWorkflowId))
    .innerJoin(objectiveWorkflows, eq(objectiveWorkflows.id, activityWorkflows.workflowId))
    .where(
      and(
        eq(groupRuns.groupId, groupId),
        eq(activityWorkflows.axis, axis),
        eq(objectiveWorkflows.userId, workflow.userId),
        ne(objectiveWorkflows.id, workflow.id),
      ),
    )
    .limit(1);
  return before !== undefined;
}

/**
 * Gives a new member of a team the text that it has written so far (TEAM-12). Where the team has handed it in, it is handed in for them
 * too, with its score where one was given; a learner who takes the course again begins again instead.
 */
export async function takeOver(
  { db, now }: { readonly db: Db; readonly now: number },
  run: LoadedRun,
  row: TreeRow,
  groupId: string,
): Promise<void> {
  const { axis } = row.part;
  const { id: workflowId, userId } = run.workflow;
  const mates = await matesIn(db, groupId, axis, userId);
  const writing = mates.filter((mate) => mate.run.state === workflowStates.inProgress);
  // When nobody is writing any more, the text that was handed in is the team's.
  const done = writing.length === 0 && !(await wasHereBefore(db, run, groupId, axis));
  const kept = await newestAnswer(db, done ? mates : writing, axis);
  if (!kept) return;
  await db
    .insert(answers)
    .values({ ...kept, workflowId })
    .onConflictDoUpdate({ target: [answers.workflowId, answers.axis], set: { ...kept, workflowId } });
  const first = mates.find((mate) => mate.run.workflowId === kept.workflowId)?.run;
  if (!done || kept.handedInAt === null || !first) return;
  const own = await loadRun(db, userId, workflowId, now);
  const place = own.rows.find(({ part }) => part.axis === axis);
  const { submitted, finished, normalizedScore, passed } = first;
  const over = first.state === workflowStates.finished;
  const result = over
    ? { state: first.state, submitted, finished, normalizedScore, passed }
    : { state: workflowStates.submitted, submitted };
  if (place) await completePart({ db, now }, own, place, result);
}
