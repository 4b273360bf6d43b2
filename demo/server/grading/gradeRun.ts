import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Activity } from '../../../src/domain/tree/activity.ts';
import { workflowStates, type WorkflowState } from '../../../src/domain/course/states.ts';
import { closeRun } from '../calls/parts/closeRun.ts';
import type { Db } from '../db/openDb.ts';
import { activityWorkflows, objectiveRecords, objectiveWorkflows } from '../db/schemaRuns.ts';
import { gradeCourse, resultOf } from '../rules/gradeCourse.ts';
import { keepComment, longestComment } from '../work/comments.ts';
import { isOwn, loadGrading, type Grading } from './loadGrading.ts';
import { readScore, type GivenScore } from './readScore.ts';
import { lockMates, shareScores } from './shareScores.ts';

/** The steps of a grader, the states in which each is allowed, and the state that it leads to (GRADING-2). */
export const steps = {
  begin: { from: ['submitted'], to: 'inGrading' },
  save: { from: ['inGrading'], to: 'inGrading' },
  grade: { from: ['inGrading'], to: 'graded' },
  reopen: { from: ['graded', 'gradingApproved'], to: 'inGrading' },
  approve: { from: ['graded'], to: 'gradingApproved' },
  give: { from: ['gradingApproved'], to: 'finished' },
} as const satisfies Readonly<Record<string, { readonly from: readonly WorkflowState[]; readonly to: WorkflowState }>>;
export type Step = keyof typeof steps;

/** Why the value of a field was refused; the field `score` is that of the course itself. */
export type ScoreFault = Extract<GivenScore, string> | 'missing' | 'tooLong';
export type Graded =
  | { readonly kind: 'done' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'own' }
  | { readonly kind: 'changed'; readonly grading: Grading }
  | { readonly kind: 'wrong'; readonly grading: Grading; readonly faults: Readonly<Record<string, ScoreFault>> };

/** A form as it was sent: its step, the version it was shown with, and the typed values. */
export interface GradingForm {
  readonly step: Step;
  readonly version: string;
  readonly typed: Readonly<Record<string, unknown>>;
}

/** Does a step of grading completely, or not at all. @param graders ids of the grader: nobody grades themselves (GRADING-1) */
export const gradeRun = (
  db: Db,
  id: string,
  now: number,
  graders: readonly string[],
  form: GradingForm,
): Promise<Graded> =>
  db.transaction(async (tx): Promise<Graded> => {
    await lockMates(tx, id);
    const grading = await loadGrading(tx, id, now, true);
    if (!grading) return { kind: 'gone' };
    if (isOwn(grading, graders)) return { kind: 'own' };
    const { from, to } = steps[form.step];
    if (form.version !== grading.version || !(from as readonly WorkflowState[]).includes(grading.state))
      return { kind: 'changed', grading };
    const scores = form.step === 'save' || form.step === 'grade';
    const faults = scores ? await keepScores(tx, grading, form) : {};
    if (Object.keys(faults).length > 0) return { kind: 'wrong', grading, faults };
    const record = scores ? null : grading.record;
    if ((to === 'gradingApproved' || to === 'finished') && record?.normalizedScore == null)
      return { kind: 'wrong', grading, faults: { score: 'missing' } };
    const at = new Date(now);
    const byHand = grading.parts.filter((part) => part.byHand).map((part) => part.id);
    if (to === 'finished') await shareScores(tx, grading, 'given', at);
    if (byHand.length > 0)
      await tx
        .update(activityWorkflows)
        .set({ state: workflowStates[to], finished: to === 'finished' ? at : null })
        .where(inArray(activityWorkflows.id, byHand));
    if (to === 'finished' && record?.normalizedScore != null) {
      await closeRun(tx, grading.run, resultOf(record.normalizedScore, grading.scale), at, record.id);
    } else {
      await tx.update(objectiveWorkflows).set({ state: workflowStates[to] }).where(eq(objectiveWorkflows.id, id));
      await tx
        .update(activityWorkflows)
        .set({ state: workflowStates[to] })
        .where(and(eq(activityWorkflows.workflowId, id), eq(activityWorkflows.axis, '')));
    }
    return { kind: 'done' };
  });

const withScores = (activity: Activity, given: ReadonlyMap<string, number>): Activity => ({
  ...activity,
  children: activity.children.map((part) => {
    const [child, normalizedScore] = [withScores(part.child, given), given.get(part.axis)];
    return {
      ...part,
      child:
        normalizedScore === undefined
          ? child
          : { ...child, aggregate: { ...child.aggregate, bestActivityRecord: { passed: null, normalizedScore } } },
    };
  }),
});

/** The field of a form that holds the comment on a part. */
export const commentField = (id: string) => `comment-${id}`;

/** A text of a form with the server's line breaks, and without NUL, which no database stores. */
const textOf = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim() : '';

/** Keeps the scores and comments of a form; returns their faults, and where there are any, keeps nothing (GRADING-4). */
async function keepScores(
  db: Db,
  grading: Grading,
  { step, typed }: GradingForm,
): Promise<Readonly<Record<string, ScoreFault>>> {
  const maxScore = grading.scale?.maxScore ?? 1;
  const given = grading.parts
    .filter(({ byHand }) => byHand)
    .map(({ id, axis }) => ({ id, axis, one: readScore(typed[id], 100) }));
  const score = readScore(typed['score'], maxScore);
  const faults: Record<string, ScoreFault> = {};
  for (const { id, one } of given)
    if (typeof one === 'string' || (one === null && step === 'grade')) faults[id] = one ?? 'missing';
  if (typeof score === 'string') faults['score'] = score;
  const comments = given.map(({ id, axis }) => ({
    axis,
    field: commentField(id),
    text: textOf(typed[commentField(id)]),
  }));
  for (const { field, text } of comments) if (text.length > longestComment) faults[field] = 'tooLong';
  const known = new Map(
    given.flatMap(({ axis, one }) => (typeof one === 'number' ? [[axis, one / 100] as const] : [])),
  );
  const computed =
    known.size === given.length
      ? gradeCourse(withScores(grading.run.root, known), grading.scale).normalizedScore
      : null;
  const normalizedScore = typeof score === 'number' ? score / maxScore : computed;
  // The course's score follows from those of the parts, so that it is not asked for while one of theirs is missing.
  if (normalizedScore === null && step === 'grade' && Object.keys(faults).length === 0) faults['score'] = 'missing';
  if (Object.keys(faults).length > 0) return faults;
  for (const { id, one } of given)
    await db
      .update(activityWorkflows)
      .set({
        normalizedScore: typeof one === 'number' ? one / 100 : null,
        passed: typeof one === 'number' ? one >= 50 : null,
      })
      .where(eq(activityWorkflows.id, id));
  for (const { axis, text } of comments) await keepComment(db, grading.run.workflow.id, axis, text);
  const kept = new Map(given.map(({ id, one }) => [id, typeof one === 'number' ? one / 100 : null] as const));
  await shareScores(db, grading, kept, null);
  const { id: workflowId, accessId, progress } = grading.run.workflow;
  if (grading.record) await db.delete(objectiveRecords).where(eq(objectiveRecords.id, grading.record.id));
  if (normalizedScore !== null)
    await db
      .insert(objectiveRecords)
      .values({ id: randomUUID(), accessId, workflowId, progress, ...resultOf(normalizedScore, grading.scale) });
  return {};
}
