import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { GradingScale } from '../../../src/domain/results/gradingScale.ts';
import { pathOf, type TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { workflowStates, type WorkflowState } from '../../../src/domain/course/states.ts';
import { accessOf, findAccess } from '../calls/lists/accesses.ts';
import { loadRun, stateName, type LoadedRun } from '../calls/parts/tree.ts';
import type { Db } from '../db/openDb.ts';
import { activities } from '../db/schema.ts';
import { objectiveRecords, objectiveWorkflows } from '../db/schemaRuns.ts';
import { answers } from '../db/schemaDrafts.ts';
import { workComments } from '../db/work/schemaWork.ts';
import { findPerson } from '../oidc/people.ts';
import { gradeCourse } from '../rules/gradeCourse.ts';
import { attachmentsIn } from '../work/attachmentRows.ts';
import type { AttachmentRow } from '../work/attachmentWire.ts';
import { loadSaid, type Said } from './loadSaid.ts';
import { handedInWith, type HandedInMate } from './handedInWith.ts';

/** A scored part of a run, as its grader sees it. */
export interface GradedPart {
  /** The learner's run through it. */
  readonly id: string;
  readonly axis: string;
  /** Names from the module to the part. */
  readonly name: string;
  readonly byHand: boolean;
  /** 0 to 1; null before it is graded. */
  readonly normalizedScore: number | null;
  /** The answer that the learner handed in with it, where it asks for one (GRADING-6). */
  readonly answer: { readonly text: string; readonly handedInAt: Date } | null;
  /** The files that were handed in with it (GRADING-8). */
  readonly files: readonly AttachmentRow[];
  /** The grader's comment to its learner (GRADING-7). */
  readonly comment: string | null;
  /** The learner's posts there, where it is a discussion (GRADING-9). */
  readonly said: readonly Said[];
  /** The others for whom their team handed it in; its score is theirs too (TEAM-13). */
  readonly mates: readonly HandedInMate[];
}

/** A discussion that is not graded, and the learner's posts there (GRADING-9). */
export type Discussed = Pick<GradedPart, 'id' | 'axis' | 'name' | 'said'>;

const finishedState = workflowStates.finished;

/** A run, as its grader sees it. */
export interface Grading {
  readonly run: LoadedRun;
  readonly state: WorkflowState;
  readonly learner: string;
  readonly course: string;
  readonly scale: GradingScale | null;
  readonly parts: readonly GradedPart[];
  /** Other discussions with posts of the learner. */
  readonly discussed: readonly Discussed[];
  /** The score that follows from the parts; null while one of them waits, and where none is scored. */
  readonly computed: number | null;
  /** The stored result: not yet given, or given in a finished run. */
  readonly record: typeof objectiveRecords.$inferSelect | null;
  /** Changes with every graded value: a form that was shown before no longer fits (GRADING-3). */
  readonly version: string;
}

const nameOf = (row: TreeRow) =>
  pathOf(row)
    .map(({ child }) => child.name)
    .join(' › ');

/**
 * A run that was handed in for a person to grade; null where there is none, or it is graded automatically (SRV-12).
 * @param lock locks it against other graders until the transaction ends
 */
export async function loadGrading(db: Db, id: string, now: number, lock = false): Promise<Grading | null> {
  const [found] = await db
    .select({ userId: objectiveWorkflows.userId })
    .from(objectiveWorkflows)
    .where(and(eq(objectiveWorkflows.id, id), isNull(objectiveWorkflows.gradeAt)));
  if (!found) return null;
  const run = await loadRun(db, found.userId, id, now, lock);
  if (run.workflow.state === workflowStates.inProgress || run.workflow.gradeAt) return null;
  const access = await findAccess(db, found.userId, now, { id: run.workflow.accessId });
  const learner = await findPerson(db, found.userId);
  if (!access || !learner) return null;
  const leaves = run.rows.filter(({ leaf, part }) => leaf && part.scoreWeight > 0);
  const ids = leaves.map(({ part }) => part.child.id);
  const byHand = new Set(
    ids.length > 0
      ? (
          await db
            .select({ id: activities.id })
            .from(activities)
            .where(and(inArray(activities.id, ids), eq(activities.gradedByHand, true)))
        ).map((one) => one.id)
      : [],
  );
  const handedIn = await db
    .select()
    .from(answers)
    .where(and(eq(answers.workflowId, id), isNotNull(answers.handedInAt)));
  const files = (await Promise.all(handedIn.map(({ axis }) => attachmentsIn(db, id, axis)))).flat();
  const comments = await db.select().from(workComments).where(eq(workComments.workflowId, id));
  const allSaid = await loadSaid(db, run.objectiveId, found.userId);
  const mates = new Map(
    await Promise.all(
      handedIn.map(async ({ axis, handedInAt }) => {
        const others = handedInAt ? await handedInWith(db, id, axis, handedInAt) : [];
        return [axis, others] as const;
      }),
    ),
  );
  const parts = leaves.flatMap((row): GradedPart[] => {
    const done = run.activityWorkflows.find(({ axis }) => axis === row.part.axis);
    if (!done || done.state === workflowStates.inProgress) return [];
    const answer = handedIn.find(({ axis }) => axis === done.axis);
    return [
      {
        id: done.id,
        axis: done.axis,
        name: nameOf(row),
        byHand: byHand.has(row.part.child.id),
        normalizedScore: done.normalizedScore,
        mates: mates.get(done.axis) ?? [],
        answer: answer?.handedInAt ? { text: answer.text, handedInAt: answer.handedInAt } : null,
        files: answer ? files.filter(({ axis }) => axis === done.axis) : [],
        comment: comments.find(({ axis }) => axis === done.axis)?.text ?? null,
        said: allSaid.filter(({ axis }) => axis === done.axis),
      },
    ];
  });
  const discussed = run.rows.flatMap((row): Discussed[] => {
    const { id: partId, axis } = row.part;
    const said = parts.some((part) => part.axis === axis) ? [] : allSaid.filter((one) => one.axis === axis);
    return said.length > 0 ? [{ id: partId, axis, name: nameOf(row), said }] : [];
  });
  const [record] = await db.select().from(objectiveRecords).where(eq(objectiveRecords.workflowId, id));
  const { objective } = accessOf(access);
  const said = [
    run.workflow.state,
    parts.map(({ id: part, normalizedScore, comment }) => [part, normalizedScore, comment]),
    record?.normalizedScore ?? null,
  ];
  return {
    run,
    state: stateName(run.workflow.state),
    learner: learner.name,
    course: objective.name,
    scale: objective.gradingScale,
    parts,
    discussed,
    computed: parts.some(({ byHand: hand, normalizedScore }) => hand && normalizedScore === null)
      ? null
      : gradeCourse(run.root, objective.gradingScale).normalizedScore,
    record: record ?? null,
    version: createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16),
  };
}

/** Whether a run, or a team's work in it, is a grader's own: nobody grades themselves (GRADING-1, TEAM-13). */
export const isOwn = ({ run, parts }: Grading, graders: readonly string[]): boolean =>
  graders.includes(run.workflow.userId) ||
  parts.some(({ mates }) =>
    mates.some(({ userId, courseState }) => courseState !== finishedState && graders.includes(userId)),
  );
