// The table of buttons over HTTP: what the page would not offer the server refuses, and changes nothing (BTN-1 to BTN-3,
// BTN-8, BTN-9, AVAIL-1, AVAIL-2, PROCT-1, ENROL-12, SRV-14).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activities, objectiveAccesses, objectives, users } from '../../../demo/server/db/schema.ts';
import {
  activityWorkflows,
  objectiveRecords,
  objectiveWorkflows,
  proctoringSessions,
} from '../../../demo/server/db/schemaRuns.ts';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { lastProctoringSession } from '../../../src/contract/parts/proctoring.ts';
import type { Instant } from '../../../src/domain/time/instant.ts';
import { activityTypes, objectiveStates, workflowStates } from '../../../src/domain/course/states.ts';
import { access, day, now, workflow, type AccessMore } from '../../unit/domain/course/access.ts';
import { actionCases } from '../../unit/domain/course/courseActionCases.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const [nils, ines] = [await academy.as('nils'), await academy.as('ines')];
const userId = (await academy.db.select({ id: users.id }).from(users).where(eq(users.username, 'nils')))[0]?.id ?? '';

/** An instant of the table by the server's clock: what lies a moment before or after lies a day off, since that clock goes on. */
const at = (instant: Instant | null) =>
  instant === null ? null : new Date(academy.clock().now() + Math.sign(instant - now) * day);

/** Puts a course of the table into the database. */
async function stored(given: AccessMore, session: 'created' | 'finished' | null) {
  const { db } = academy;
  const { objective, aggregate, ...terms } = access(given);
  const [id, run, root] = [randomUUID(), randomUUID(), randomUUID()];
  const last = aggregate.lastObjectiveWorkflow;
  await db.insert(activities).values({
    id,
    name: objective.name,
    type: activityTypes[objective.activity.type],
    state: objectiveStates[objective.activity.state],
  });
  await db.insert(objectives).values({
    id,
    name: objective.name,
    state: objectiveStates[objective.state],
    activityId: id,
    partsTotal: 0,
    nameSort: 'course',
    proctored: session !== null,
  });
  await db.insert(objectiveAccesses).values({
    id,
    userId,
    objectiveId: id,
    objectiveAccessId: id,
    aggregateId: id,
    isSelfEnrolled: aggregate.isSelfEnrolled,
    isMandatory: terms.isMandatory,
    retake: terms.retake,
    showInCatalog: terms.showInCatalog,
    availabilityDate: at(terms.availabilityDate),
    availabilityEndDate: at(terms.availabilityEndDate),
  });
  if (last) {
    await db.insert(objectiveWorkflows).values({
      id: run,
      accessId: id,
      userId,
      state: workflowStates[last.state],
      started: new Date(),
      finished: at(last.finished),
      gradingByProctoring: last.gradingByProctoring,
    });
    await db.insert(activityWorkflows).values({
      id: root,
      workflowId: run,
      axis: '',
      state: workflowStates[last.state],
      started: new Date(),
      lastProctoringSessionId: session && `${id}-watch`,
    });
    if (session)
      await db.insert(proctoringSessions).values({
        id: `${id}-watch`,
        activityWorkflowId: root,
        state: session === 'finished' ? 2 : 1,
        created: new Date(),
      });
    await db.update(objectiveAccesses).set({ lastWorkflowId: run }).where(eq(objectiveAccesses.id, id));
  }
  if (aggregate.lastObjectiveRecord) {
    await db.insert(objectiveRecords).values({ id, accessId: id, finished: new Date(), progress: 1 });
    await db.update(objectiveAccesses).set({ lastRecordId: id }).where(eq(objectiveAccesses.id, id));
  }
  return { id, run, root };
}

const runs = (accessId: string) =>
  academy.db
    .select({ id: objectiveWorkflows.id })
    .from(objectiveWorkflows)
    .where(eq(objectiveWorkflows.accessId, accessId));
const words: Readonly<Record<string, string>> = {
  comingSoon: 'Coming soon',
  notAvailable: 'Course is not available',
  inGrading: 'This course is being graded',
  before: 'Will be available to start on',
  after: 'Was available to start before',
};

// Proctoring stands against a run alone; a mismatch without one is a case of the rule, and none of the server's.
const served = actionCases
  .map(([rule, given, actions, blockReason, situation]) => ({
    rule,
    given,
    actions,
    blockReason,
    mismatch: situation?.proctoringMismatch === true,
  }))
  .filter(({ given, mismatch }) => !mismatch || given.workflow);

describe('starting over HTTP', () => {
  it.each(served)('$rule', async ({ given, actions, blockReason, mismatch }) => {
    const { id, run } = await stored(given, mismatch ? 'finished' : null);
    const before = await runs(id);
    const reply = await nils.call(startObjectiveWorkflow, {
      body: { objectiveWorkflowAggregateId: id, id: randomUUID() },
    });
    const after = await runs(id);
    if (actions.includes('continue')) {
      expect([reply.status, reply.body['id'], after]).toEqual([200, run, before]);
    } else if ((actions.includes('start') || actions.includes('startAgain')) && !actions.includes('addToMyCourses')) {
      expect([reply.status, after.length]).toEqual([200, before.length + 1]);
    } else {
      // What can be chosen is enrolled in first (ENROL-12).
      expect([reply.status, reply.body.error?.code, after]).toEqual([409, 'conflict', before]);
      if (blockReason) expect(reply.body.error?.message).toContain(words[blockReason]);
    }
  });
});

describe('CALL-13, START-2: what a start tells', () => {
  it.each([
    ['LAB 231', 3],
    ['LAB 232', 1],
  ])('of the course %s, which is a tool: that it is started, and by which LTI it plays', async (code, ltiVersion) => {
    const pavel = await academy.as('pavel');
    const { aggregate } = await pavel.course(code);
    const start = () =>
      pavel.call(startObjectiveWorkflow, {
        body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() },
      });
    const { status, body } = await start();
    expect([status, body]).toEqual([
      200,
      { id: expect.any(String), activityWorkflowId: expect.any(String), ltiVersion },
    ]);
    const [root] = await academy.db
      .select()
      .from(activityWorkflows)
      .where(eq(activityWorkflows.workflowId, String(body['id'])));
    expect(root).toMatchObject({ id: body['activityWorkflowId'], axis: '', state: 1 });
    // A run that goes on tells the same, and it counts as opened (NEXT-7).
    expect((await start()).body).toEqual(body);
    const [kept] = await academy.db
      .select()
      .from(objectiveAccesses)
      .where(eq(objectiveAccesses.aggregateId, aggregate.id));
    expect([kept?.lastOpenedAxis, Number(kept?.lastOpenedAt) > academy.clock().now() - 60_000]).toEqual([null, true]);
  });

  it('of a course of parts: its run alone', async () => {
    const { aggregate } = await (await academy.as('pavel')).course('HYG 115');
    const reply = await (
      await academy.as('pavel')
    ).call(startObjectiveWorkflow, {
      body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() },
    });
    expect([reply.status, Object.keys(reply.body)]).toEqual([200, ['id']]);
  });
});

describe('CALL-32', () => {
  it('answers with the last session of one’s own run, and 404 where there is none or it is another’s (PROCT-1, PERM-6)', async () => {
    const watched = await stored({ workflow: workflow() }, 'created');
    const params = { id: watched.run, activityWorkflowId: watched.root };
    expect(await nils.ask(lastProctoringSession, { params })).toEqual({ id: `${watched.id}-watch`, state: 'created' });
    await academy.db.insert(proctoringSessions).values({
      id: `${watched.id}-later`,
      activityWorkflowId: watched.root,
      state: 2,
      created: new Date(Date.now() + day),
    });
    expect(await nils.ask(lastProctoringSession, { params })).toEqual({ id: `${watched.id}-later`, state: 'finished' });
    expect((await ines.call(lastProctoringSession, { params })).status).toBe(404);
    const bare = await stored({ workflow: workflow() }, null);
    expect(
      (await nils.call(lastProctoringSession, { params: { id: bare.run, activityWorkflowId: bare.root } })).status,
    ).toBe(404);
  });
});
