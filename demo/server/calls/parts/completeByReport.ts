import { and, eq } from 'drizzle-orm';
import { workflowStates } from '../../../../src/domain/course/states.ts';
import { isDone } from '../../../../src/domain/tree/partDone.ts';
import { activities } from '../../db/schema.ts';
import { activityWorkflows, objectiveRecords, objectiveWorkflows } from '../../db/schemaRuns.ts';
import { gradingSeconds, resultOf } from '../../rules/gradeCourse.ts';
import type { CommandContext } from '../command.ts';
import { accessOf, findAccess } from '../lists/accesses.ts';
import { notFound, refused } from '../route.ts';
import { closeRun } from './closeRun.ts';
import { completePart, type PartOutcome } from './completePart.ts';
import { loadRun, type LoadedRun } from './tree.ts';
import { checkUnderWay } from './underWay.ts';

/** What a tool, a package or a task reports of a part that its learner has begun (DONE-2). */
export interface PartReport {
  /** They are done with it. What is done stays done, whatever is reported later. */
  readonly completed: boolean;
  /** From 0 to 1; null where there is none. */
  readonly normalizedScore: number | null;
  /** Null: half of the points passes. */
  readonly passed?: boolean | null;
  /** A person elsewhere has to grade it first. */
  readonly waits?: boolean;
}

const passedBy = ({ normalizedScore, passed }: PartReport) =>
  passed ?? (normalizedScore === null ? null : normalizedScore >= 0.5);

/**
 * Takes a report into a run: the part, what is complete by it, and the progress of the course; a course that is one part is over with it,
 * with its result (LTI-22). A report on a part that was handed in and waits for its grade brings the grade; in a course that was handed in
 * the last one of them has it graded (SRV-12).
 * @param axis place of the part, ids joined by `/`; empty for a course that is one part
 * @throws LecternError `not_found` where it was not begun, `conflict` where the run does not go on (SRV-14)
 */
export async function completeByReport(
  context: CommandContext,
  workflowId: string,
  axis: string,
  report: PartReport,
): Promise<void> {
  const run = await loadRun(context.db, context.userId, workflowId, context.now, true);
  const begun = run.activityWorkflows.find((one) => one.axis === axis);
  if (!begun) throw notFound('started part');
  if (axis === '') await ofCourse(context, run, report);
  else await ofPart(context, run, axis, report);
}

async function ofPart(context: CommandContext, run: LoadedRun, axis: string, report: PartReport): Promise<void> {
  const { db, now } = context;
  const row = run.rows.find(({ part, leaf }) => leaf && part.axis === axis);
  if (!row) throw notFound('part');
  const handedIn = run.workflow.state === workflowStates.submitted || run.workflow.state === workflowStates.inGrading;
  // What waits for a grade elsewhere gets it after the course was handed in too.
  const isDue = handedIn && isDone(row.part.child) && row.part.child.aggregate.bestActivityRecord === null;
  if (!isDue) await checkUnderWay(db, run, now);
  const [activity] = await db
    .select({ scored: activities.scored })
    .from(activities)
    .where(eq(activities.id, row.part.child.id));
  const outcome = outcomeOf(report, activity?.scored === true, new Date(now), isDone(row.part.child));
  if (!outcome) return;
  const after = await completePart(context, run, row, outcome);
  if (!isDue || report.waits || run.workflow.state !== workflowStates.submitted) return;
  const left = after.rows.some(
    ({ part, leaf }) =>
      leaf && part.scoreWeight > 0 && isDone(part.child) && part.child.aggregate.bestActivityRecord === null,
  );
  if (!left)
    await db
      .update(objectiveWorkflows)
      .set({ gradeAt: new Date(now + gradingSeconds * 1000) })
      .where(eq(objectiveWorkflows.id, run.workflow.id));
}

/** What is written down; null where the report changes nothing. */
function outcomeOf(report: PartReport, scored: boolean, at: Date, done: boolean): PartOutcome | null {
  if (!report.completed && !done) return null;
  if (!scored) return done ? null : { state: workflowStates.finished, finished: at };
  if (report.waits) return { state: workflowStates.inGrading, submitted: at, normalizedScore: null, passed: null };
  // A report without a score takes none away.
  if (done && report.normalizedScore === null) return null;
  return {
    state: workflowStates.finished,
    finished: at,
    ...(done ? {} : { submitted: at }),
    normalizedScore: report.normalizedScore,
    passed: passedBy(report),
  };
}

async function ofCourse(context: CommandContext, run: LoadedRun, report: PartReport): Promise<void> {
  const { db, now } = context;
  const { workflow } = run;
  if (run.rows.length > 0) throw notFound('part');
  const at = new Date(now);
  const handedIn = workflow.state === workflowStates.inGrading || workflow.state === workflowStates.submitted;
  const [prepared] = await db.select().from(objectiveRecords).where(eq(objectiveRecords.workflowId, workflow.id));
  if (handedIn && prepared) throw refused('This course is being graded.');
  if (!handedIn) await checkUnderWay(db, run, now);
  if (!report.completed && !handedIn) return;
  if (report.waits) {
    if (handedIn) return;
    const state = workflowStates.inGrading;
    await db
      .update(objectiveWorkflows)
      .set({ state, submitted: at, gradeAt: null })
      .where(eq(objectiveWorkflows.id, workflow.id));
    await db
      .update(activityWorkflows)
      .set({ state, submitted: at })
      .where(and(eq(activityWorkflows.workflowId, workflow.id), eq(activityWorkflows.axis, '')));
    return;
  }
  if (handedIn && report.normalizedScore === null) return;
  const found = await findAccess(db, workflow.userId, now, { id: workflow.accessId });
  const scale = found ? accessOf(found).objective.gradingScale : null;
  const { normalizedScore } = report;
  if (!workflow.submitted)
    await db.update(objectiveWorkflows).set({ submitted: at }).where(eq(objectiveWorkflows.id, workflow.id));
  if (normalizedScore === null) {
    const passed = report.passed ?? true;
    await closeRun(db, run, { normalizedScore, score: null, maxScore: null, grade: null, passed }, at);
    return;
  }
  const result = resultOf(normalizedScore, scale);
  await closeRun(db, run, { ...result, passed: result.passed ?? passedBy(report) }, at);
}
