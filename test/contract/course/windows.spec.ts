// Each window of a course and of a part at its instant and a millisecond beside it: what the tree says, and what the
// server does, call by call (AVAIL-3, SRV-14).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activities, activityParts, objectiveAccesses, objectives } from '../../../demo/server/db/schema.ts';
import { activityWorkflows, objectiveRecords, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import {
  activityContent,
  activityTree,
  finishActivityWorkflows,
  startActivityWorkflows,
} from '../../../src/contract/parts/activities.ts';
import { objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { activityRecordsOfRun } from '../../../src/contract/parts/activityRecords.ts';
import { attemptsOf } from '../../../src/contract/courses/objectiveRecords.ts';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { courseActions } from '../../../src/domain/course/courseActions.ts';
import { flattenTree } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import { activityTypes, objectiveStates, workflowStates } from '../../../src/domain/course/states.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const { db } = academy;
const nils = await academy.as('nils');
const userId = uuidOf('user:nils');
const { ready } = objectiveStates;

// The instant that all windows of this file are about. The clock stands still beside it: it is moved by hand.
const edge = Math.ceil(Date.now() / 1000) * 1000 + 60_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

type Begun = 'inProgress' | 'finished' | null;
interface Given {
  readonly constraint?: Readonly<Record<string, string | number>>;
  readonly begun?: Begun;
  readonly access?: Partial<typeof objectiveAccesses.$inferInsert>;
  /** State of the course's run; null for none. */
  readonly run?: Begun;
}

/** A course of one part, as the case needs it. */
async function stored({ constraint, begun = null, access = {}, run = 'inProgress' }: Given) {
  const [id, part, leaf, workflowId, own] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const at = new Date(edge - 30_000);
  const over = (state: Begun) => (state === 'finished' ? at : null);
  await db.insert(activities).values([
    { id, name: 'Windows', type: activityTypes.composite, state: ready },
    { id: leaf, name: 'Part', type: activityTypes.text, state: ready, content: '<p>A text.</p>' },
  ]);
  await db
    .insert(activityParts)
    .values({ id: part, parentId: id, childId: leaf, order: 1, activityConstraint: constraint ?? null });
  await db
    .insert(objectives)
    .values({ id, name: 'Windows', nameSort: 'windows', state: ready, activityId: id, partsTotal: 1 });
  await db
    .insert(objectiveAccesses)
    .values({ id, userId, objectiveId: id, objectiveAccessId: id, aggregateId: id, isSelfEnrolled: true, ...access });
  if (run) {
    await db.insert(objectiveWorkflows).values({
      id: workflowId,
      accessId: id,
      userId,
      state: workflowStates[run],
      started: at,
      submitted: over(run),
      finished: over(run),
    });
    await db.insert(activityWorkflows).values([
      { id: randomUUID(), workflowId, axis: '', state: workflowStates[run], started: at, finished: over(run) },
      ...(begun
        ? [
            {
              id: own,
              workflowId,
              axis: part,
              state: workflowStates[begun],
              started: at,
              submitted: over(begun),
              finished: over(begun),
            },
          ]
        : []),
    ]);
    await db.update(objectiveAccesses).set({ lastWorkflowId: workflowId }).where(eq(objectiveAccesses.id, id));
  }
  return { id, part, workflowId, own };
}

/** What the tree says of the part, and how the server answers who reads, starts and completes it. */
async function asked({ part, workflowId, own }: Awaited<ReturnType<typeof stored>>, begun: Begun) {
  const tree = inheritConstraints(await nils.ask(activityTree, { params: { id: workflowId } }));
  const row = flattenTree(tree, { now: Date.now(), course: 'inProgress' }).find((one) => one.part.id === part)!;
  const params = { id: workflowId, activityPathId: row.part.activityPathId };
  const read = (await nils.call(activityContent, { params })).status;
  const act =
    begun === null
      ? (
          await nils.call(
            startActivityWorkflows,
            { body: { objectiveWorkflowId: workflowId, activityPartIds: [part] } },
            'respond-sync',
          )
        ).status
      : begun === 'inProgress'
        ? (
            await nils.call(
              finishActivityWorkflows,
              { body: { objectiveWorkflowId: workflowId, activityWorkflowIds: [own] } },
              'respond-sync',
            )
          ).status
        : null;
  return { reason: row.verdict.reason?.code ?? null, read, act };
}

const open = (begun: Begun) => ({ reason: null, read: 200, act: begun === 'finished' ? null : 200 });
const shut = (reason: string, begun: Begun) => ({ reason, read: 403, act: begun === 'finished' ? null : 409 });
const date = new Date(edge).toISOString();
const revealing = { reviewPolicy: 3, resultsDisclosurePolicy: 2 };

describe('a part', () => {
  it.each<readonly [window: string, begun: Begun, constraint: NonNullable<Given['constraint']>, reason: string]>([
    ['startFrom', null, { startFrom: date }, 'beforeStartFrom'],
    ['startFrom', 'inProgress', { startFrom: date }, 'beforeStartFrom'],
    ['resultsDisclosureFrom', 'finished', { ...revealing, resultsDisclosureFrom: date }, 'reviewHidden'],
  ])('AVAIL-3: %s opens what is %s at its instant', async (_, begun, constraint, reason) => {
    const made = await stored({ constraint, begun });
    vi.setSystemTime(edge - 1);
    expect(await asked(made, begun)).toEqual(shut(reason, begun));
    vi.setSystemTime(edge);
    expect(await asked(made, begun)).toEqual(open(begun));
  });

  it.each<readonly [window: string, begun: Begun, constraint: NonNullable<Given['constraint']>, reason: string]>([
    ['startUntil', null, { startUntil: date }, 'afterStartUntil'],
    ['gracePeriodUntil', null, { gracePeriodUntil: date }, 'afterGracePeriodUntil'],
    ['gracePeriodUntil', 'inProgress', { gracePeriodUntil: date }, 'afterGracePeriodUntil'],
    ['accessibleUntil', null, { accessibleUntil: date }, 'afterAccessibleUntil'],
    ['accessibleUntil', 'inProgress', { accessibleUntil: date }, 'afterAccessibleUntil'],
    ['accessibleUntil', 'finished', { accessibleUntil: date }, 'afterAccessibleUntil'],
  ])(
    'AVAIL-3: %s still lets in at its instant what is %s, and closes it a millisecond later',
    async (_, begun, constraint, reason) => {
      const [kept, lost] = [await stored({ constraint, begun }), await stored({ constraint, begun })];
      vi.setSystemTime(edge);
      expect(await asked(kept, begun)).toEqual(open(begun));
      vi.setSystemTime(edge + 1);
      expect(await asked(lost, begun)).toEqual(shut(reason, begun));
    },
  );

  it('AVAIL-3: startUntil closes nothing that was begun', async () => {
    const made = await stored({ constraint: { startUntil: date }, begun: 'inProgress' });
    vi.setSystemTime(edge + 1);
    expect(await asked(made, 'inProgress')).toEqual(open('inProgress'));
  });

  it('AVAIL-3, REVIEW-7: revealResultsFrom gives the result of a part at its instant', async () => {
    const { own, workflowId } = await stored({ constraint: { revealResultsFrom: date }, begun: 'finished' });
    await db.update(activityWorkflows).set({ normalizedScore: 0.5, passed: true }).where(eq(activityWorkflows.id, own));
    const scores = async () =>
      (await nils.ask(activityRecordsOfRun, { params: { id: workflowId }, query: {} })).items.map(
        (one) => 'normalizedScore' in one && one.normalizedScore,
      );
    vi.setSystemTime(edge - 1);
    expect(await scores()).toEqual([]);
    vi.setSystemTime(edge);
    expect(await scores()).toEqual([0.5]);
  });
});

describe('a course', () => {
  /** Whether its page offers to start it, and what the server does. */
  const start = async ({ id }: { readonly id: string }) => {
    const access = await nils.ask(objectiveAccessOf, { params: { objectiveId: id } });
    const { actions, blockReason } = courseActions(access, { now: Date.now() });
    const { status } = await nils.call(
      startObjectiveWorkflow,
      { body: { objectiveWorkflowAggregateId: id, id: randomUUID() } },
      'respond-sync',
    );
    return [actions.includes('start'), blockReason?.code ?? null, status];
  };

  it('AVAIL-1, AVAIL-3: opens at the instant of its date', async () => {
    const made = await stored({ access: { availabilityDate: new Date(edge) }, run: null });
    vi.setSystemTime(edge - 1);
    expect(await start(made)).toEqual([false, 'before', 409]);
    vi.setSystemTime(edge);
    expect(await start(made)).toEqual([true, null, 200]);
  });

  it('AVAIL-2, AVAIL-3: can still be started at the instant of its end, and not a millisecond later', async () => {
    const access = { availabilityEndDate: new Date(edge) };
    const [kept, lost] = [await stored({ access, run: null }), await stored({ access, run: null })];
    vi.setSystemTime(edge);
    expect(await start(kept)).toEqual([true, null, 200]);
    vi.setSystemTime(edge + 1);
    expect(await start(lost)).toEqual([false, 'after', 409]);
  });

  it('AVAIL-3, GRADE-3: a result is given at the instant of its date, on every way to it', async () => {
    const { id, workflowId } = await stored({
      access: { gradeRevealPolicy: 3, gradeRevealDate: new Date(edge) },
      run: 'finished',
      begun: 'finished',
    });
    await db.insert(objectiveRecords).values({
      id,
      accessId: id,
      workflowId,
      finished: new Date(edge - 30_000),
      progress: 1,
      score: 4,
      maxScore: 5,
      normalizedScore: 0.8,
      passed: true,
    });
    await db.update(objectiveAccesses).set({ lastRecordId: id }).where(eq(objectiveAccesses.id, id));
    const scores = async () => {
      const attempts = await nils.ask(attemptsOf, { params: { id } });
      const access = await nils.ask(objectiveAccessOf, { params: { objectiveId: id } });
      return [
        ...attempts.items.map((one) => ('score' in one ? one.score : one)),
        access.aggregate.lastObjectiveRecord?.score ?? null,
      ];
    };
    vi.setSystemTime(edge - 1);
    expect(await scores()).toEqual([null, null]);
    vi.setSystemTime(edge);
    expect(await scores()).toEqual([4, 4]);
  });
});
