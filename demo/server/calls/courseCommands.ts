import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { object, pipe, string, toLowerCase, uuid } from 'valibot';
import {
  finishObjectiveWorkflow,
  startObjectiveWorkflow,
  submitObjectiveWorkflow,
} from '../../../src/contract/courses/objectiveWorkflows.ts';
import { completion } from '../../../src/domain/course/completion.ts';
import { finishCheck } from '../../../src/domain/course/finishCheck.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import { contentTypes, ltiVersions } from '../../../src/domain/course/resources.ts';
import { isDone, stateOf } from '../../../src/domain/tree/partDone.ts';
import { moduleCounts } from '../../../src/domain/tree/treeProgress.ts';
import type { Db } from '../db/openDb.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { activities, objectiveAccesses } from '../db/schema.ts';
import { activityWorkflows, objectiveWorkflows } from '../db/schemaRuns.ts';
import { gradeCourse, gradingSeconds } from '../rules/gradeCourse.ts';
import { startRefusal } from '../rules/startRefusal.ts';
import { accessOf, findAccess } from './lists/accesses.ts';
import { closeRun } from './parts/closeRun.ts';
import { commandOf } from './command.ts';
import { waitsForProctor } from './parts/proctoring.ts';
import { notFound, reference, refused } from './route.ts';
import { loadRun, type LoadedRun } from './parts/tree.ts';
import { checkUnderWay } from './parts/underWay.ts';

/** An id made by a client. */
export const clientId = pipe(string(), uuid(), toLowerCase());

/** The reply for a run in progress. For a course that is a tool, it also has what a launch needs (FRAMED-3, START-2). */
async function startedRun(
  db: Db,
  id: string,
  { id: activityId, type }: { readonly id: string; readonly type: string },
) {
  if (type !== 'lti') return { id };
  const [root] = await db
    .select({ id: activityWorkflows.id, contentType: activities.contentType })
    .from(activityWorkflows)
    .innerJoin(activities, eq(activities.id, activityId))
    .where(and(eq(activityWorkflows.workflowId, id), eq(activityWorkflows.axis, '')));
  if (!root) return { id };
  const ltiVersion = root.contentType === contentTypes.lti11 ? ltiVersions.lti11 : ltiVersions.lti13;
  return { id, activityWorkflowId: root.id, ltiVersion };
}

/** Starts a run, or continues the one in progress (START-1). The rules of availability may refuse it. */
export const start = commandOf({
  call: startObjectiveWorkflow,
  body: object({ objectiveWorkflowAggregateId: reference, id: clientId }),
  async run({ db, userId, now }, { objectiveWorkflowAggregateId: aggregateId, id }) {
    await gradeDue(db, userId, now);
    await db.select().from(objectiveAccesses).where(eq(objectiveAccesses.aggregateId, aggregateId)).for('update');
    const found = await findAccess(db, userId, now, { aggregateId });
    if (!found) throw notFound('course');
    const access = accessOf(found);
    const last = access.aggregate.lastObjectiveWorkflow;
    const inGrading = last?.gradingByProctoring === true || (await waitsForProctor(db, access));
    const { activity } = access.objective;
    if (last?.state === 'inProgress' && !inGrading) return startedRun(db, last.id, activity);
    const refusal = startRefusal(access, now, inGrading);
    if (refusal) throw refused(refusal);
    const started = new Date(now);
    const made = await db
      .insert(objectiveWorkflows)
      .values({ id, accessId: access.id, userId, state: workflowStates.inProgress, started })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) throw notFound('course workflow');
    await db
      .insert(activityWorkflows)
      .values({ id: randomUUID(), workflowId: id, axis: '', state: workflowStates.inProgress, started });
    const { root } = await loadRun(db, userId, id, now);
    await db
      .update(objectiveWorkflows)
      .set({ modules: moduleCounts(root) })
      .where(eq(objectiveWorkflows.id, id));
    await db.update(objectiveAccesses).set({ lastWorkflowId: id }).where(eq(objectiveAccesses.id, access.id));
    return startedRun(db, id, activity);
  },
});

/**
 * @throws LecternError `conflict` if the run is not under way, if mandatory parts are open (FINISH-1), or if the
 * course ends in the other way (SUBMIT-1)
 */
async function checkEnd(db: Db, run: LoadedRun, now: number, way: 'submit' | 'finish'): Promise<void> {
  const { root, context } = run;
  await checkUnderWay(db, run, now);
  if (completion(root) !== way)
    throw refused(
      way === 'finish'
        ? 'This course has scored parts: it is submitted for grading.'
        : 'Nothing in this course is scored: it is finished without grading.',
    );
  const { open } = finishCheck(root, context);
  if (open.length > 0)
    throw refused(`Complete all mandatory parts first: ${open.map(({ part }) => part.child.name).join(', ')}.`);
}

/** Ends a run with the result of its parts. */
export async function recordRun(db: Db, run: LoadedRun, finished: Date): Promise<void> {
  const found = await findAccess(db, run.workflow.userId, finished.getTime(), { id: run.workflow.accessId });
  await closeRun(db, run, gradeCourse(run.root, found ? accessOf(found).objective.gradingScale : null), finished);
}

/** Ends a run of a course in which nothing is scored. */
export const finish = commandOf({
  call: finishObjectiveWorkflow,
  body: object({ id: clientId, objectiveWorkflowId: reference }),
  async run({ db, userId, now }, { objectiveWorkflowId }) {
    const run = await loadRun(db, userId, objectiveWorkflowId, now, true);
    await checkEnd(db, run, now, 'finish');
    await recordRun(db, run, new Date(now));
    return { id: objectiveWorkflowId };
  },
});

/** Hands in a run in its present state. It is graded automatically a few seconds later, or waits for a grader. */
export async function handInRun(db: Db, run: LoadedRun, now: number): Promise<void> {
  const submitted = new Date(now);
  // A part that waits for a grader has no score yet.
  const byHand = run.rows.some(
    ({ part, leaf }) =>
      leaf &&
      part.scoreWeight > 0 &&
      part.child.aggregate.lastActivityWorkflow !== null &&
      // A score that its grader has stored but not given yet does not count either (TEAM-13).
      (part.child.aggregate.bestActivityRecord === null || (isDone(part.child) && stateOf(part.child) !== 'finished')),
  );
  const state = workflowStates.submitted;
  await db
    .update(objectiveWorkflows)
    .set({ state, submitted, gradeAt: byHand ? null : new Date(now + gradingSeconds * 1000) })
    .where(eq(objectiveWorkflows.id, run.workflow.id));
  await db
    .update(activityWorkflows)
    .set({ state, submitted })
    .where(and(eq(activityWorkflows.workflowId, run.workflow.id), eq(activityWorkflows.axis, '')));
}

/** Hands in a run. A repetition changes nothing. */
export const submit = commandOf({
  call: submitObjectiveWorkflow,
  body: object({ id: reference }),
  async run({ db, userId, now }, { id }) {
    const run = await loadRun(db, userId, id, now, true);
    if (run.workflow.submitted) return { id };
    await checkEnd(db, run, now, 'submit');
    await handInRun(db, run, now);
    return { id };
  },
});

/** Grades the runs that a learner handed in and that are due by now (SUBMIT-2). Called before the learner's courses are read. */
export async function gradeDue(db: Db, userId: string, now: number): Promise<void> {
  const due = prepareOnce(db, 'grade_due', (name) =>
    db
      .select({ id: objectiveWorkflows.id })
      .from(objectiveWorkflows)
      .where(
        and(
          eq(objectiveWorkflows.userId, sql.placeholder('userId')),
          isNotNull(objectiveWorkflows.gradeAt),
          lte(objectiveWorkflows.gradeAt, sql.placeholder('now')),
        ),
      )
      .prepare(name),
  );
  const found = await due.execute({ userId, now: new Date(now) });
  for (const { id } of found) {
    await db.transaction(async (tx) => {
      const run = await loadRun(tx, userId, id, now, true);
      if (run.workflow.gradeAt) await recordRun(tx, run, run.workflow.gradeAt);
    });
  }
}
