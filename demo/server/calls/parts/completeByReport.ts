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

/** The report of a tool, a package or a task on a part that its learner has begun (DONE-2). */
export interface PartReport {
  /** The learner has completed the part. It stays completed, whatever is reported later. */
  readonly completed: boolean;
  /** From 0 to 1; null where there is none. */
  readonly normalizedScore: number | null;
  /** Null or left out: half of the points passes. */
  readonly passed?: boolean | null;
  /** A grader elsewhere has to grade it first. */
  readonly waits?: boolean;
}

const passedBy = ({ normalizedScore, passed }: PartReport) =>
  passed ?? (normalizedScore === null ? null : normalizedScore >= 0.5);

/**
 * Applies a report to a run: to the part, the composites that are complete with it, and the progress of the course. A course that is one
 * part ends with the report and gets its result (LTI-22). A report on a part that was handed in and waits for its grade brings the grade;
 * in a course that was handed in, the last of these reports starts the grading of the course (SRV-12).
 * @param axis place of the part, ids joined by `/`; empty for a course that is one part
 * @throws LecternError `not_found` if the part was not begun, `conflict` if the run is not under way (SRV-14)
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
  // A part that waits for a grade from elsewhere also gets it after the course was handed in.
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

/** What the report changes in the run through the part; null if it changes nothing. */
function outcomeOf(report: PartReport, scored: boolean, at: Date, done: boolean): PartOutcome | null {
  if (!report.completed && !done) return null;
  if (!scored) return done ? null : { state: workflowStates.finished, finished: at };
  if (report.waits) return { state: workflowStates.inGrading, submitted: at, normalizedScore: null, passed: null };
  // A report without a score does not remove an earlier score.
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
