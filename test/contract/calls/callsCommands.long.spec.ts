import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { objectiveAccesses, objectives } from '../../../demo/server/db/schema.ts';
import { commands, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import {
  activityContent,
  activityTree,
  finishActivityWorkflows,
  startActivityWorkflows,
} from '../../../src/contract/parts/activities.ts';
import { readAcceptedUrl, readCommandStatus } from '../../../src/contract/commandStatus.ts';
import {
  finishObjectiveWorkflow,
  objectiveWorkflowOf,
  startObjectiveWorkflow,
  submitObjectiveWorkflow,
} from '../../../src/contract/courses/objectiveWorkflows.ts';
import { flattenTree, pathOf, type TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import { stateOf } from '../../../src/domain/tree/partDone.ts';
import { objectiveStates } from '../../../src/domain/course/states.ts';
import { moduleCounts } from '../../../src/domain/tree/treeProgress.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const DAY = 86_400_000;
const [mira, ines, nils, rosa, visitor] = [
  await academy.as('mira'),
  await academy.as('ines'),
  await academy.as('nils'),
  await academy.as('rosa'),
  await academy.as(null),
];

const startBody = async (who: Learner, code: string, id: string = randomUUID()) => ({
  body: { objectiveWorkflowAggregateId: (await who.course(code)).aggregate.id, id },
});
const start = async (who: Learner, code: string) =>
  (await who.ask(startObjectiveWorkflow, await startBody(who, code))).id;
const rowsOf = async (who: Learner, id: string): Promise<readonly TreeRow[]> => {
  const [root, run] = [
    await who.ask(activityTree, { params: { id } }),
    await who.ask(objectiveWorkflowOf, { params: { id } }),
  ];
  return flattenTree(inheritConstraints(root), { now: academy.clock().now(), course: run.state });
};
const rowNamed = (rows: readonly TreeRow[], name: string) => {
  const row = rows.find(({ part }) => part.child.name === name);
  if (!row) throw new Error(`no part ${name}`);
  return row;
};
const startPart = (who: Learner, id: string, row: TreeRow) =>
  who.call(startActivityWorkflows, {
    body: { objectiveWorkflowId: id, activityPartIds: pathOf(row).map((part) => part.id) },
  });
const finishPart = (who: Learner, id: string, row: TreeRow) =>
  who.call(finishActivityWorkflows, {
    body: {
      objectiveWorkflowId: id,
      activityWorkflowIds: pathOf(row).map((part) => part.child.aggregate.lastActivityWorkflow?.id ?? ''),
    },
  });
/** Opens and completes every leaf that opens, in reading order. */
async function complete(who: Learner, id: string): Promise<void> {
  for (let left = true; left;) {
    const row = (await rowsOf(who, id)).find(
      (one) => one.leaf && one.verdict.opens && !['finished', 'submitted'].includes(stateOf(one.part.child) ?? ''),
    );
    left = row !== undefined;
    if (!row) break;
    expect((await startPart(who, id, row)).status).toBe(200);
    expect((await finishPart(who, id, rowNamed(await rowsOf(who, id), row.part.child.name))).status).toBe(200);
  }
}

describe('starting a course (CALL-13)', () => {
  it('starts once, however often the same command comes (START-5, SRV-8)', async () => {
    const given = await startBody(mira, 'SAF 110');
    const all = await Promise.all([1, 2, 3].map(() => mira.call(startObjectiveWorkflow, given)));
    for (const { status, body } of all) expect([status, body]).toEqual([200, { id: given.body.id }]);
    const { aggregate } = await mira.course('SAF 110');
    expect(aggregate).toMatchObject({
      lastObjectiveWorkflow: { id: given.body.id, state: 'inProgress', progress: 0 },
      lastActivityWorkflow: { state: 'inProgress' },
    });
    const rows = await academy.db
      .select()
      .from(objectiveWorkflows)
      .innerJoin(objectiveAccesses, eq(objectiveAccesses.id, objectiveWorkflows.accessId))
      .where(eq(objectiveAccesses.aggregateId, aggregate.id));
    expect(rows.length).toBe(1);
  });
  it('goes on with the run in progress when another start comes (START-1)', async () => {
    const { aggregate } = await mira.course('SAF 110');
    expect(await start(mira, 'SAF 110')).toBe(aggregate.lastObjectiveWorkflow?.id);
  });
  it('refuses an id that names something else, and does not say what (PERM-6, SRV-8)', async () => {
    const given = await startBody(mira, 'BIO 214');
    expect((await mira.call(startObjectiveWorkflow, given)).status).toBe(200);
    const other = await mira.call(startObjectiveWorkflow, await startBody(mira, 'GEN 225', given.body.id));
    expect([other.status, other.body.error?.code]).toEqual([409, 'conflict']);
    const hers = await ines.call(startObjectiveWorkflow, await startBody(ines, 'SAF 001', given.body.id));
    expect(hers.status).toBe(404);
    // A run of the seed, which no command made.
    const seeded = (await mira.course('STA 210')).aggregate.lastObjectiveWorkflow?.id ?? '';
    expect((await ines.call(startObjectiveWorkflow, await startBody(ines, 'SAF 001', seeded))).status).toBe(404);
  });
  it('is refused for another person’s course, for visitors and for who may not learn', async () => {
    const given = await startBody(mira, 'GEN 225');
    expect((await nils.call(startObjectiveWorkflow, given)).status).toBe(404);
    expect((await rosa.call(startObjectiveWorkflow, given)).status).toBe(403);
    expect((await visitor.call(startObjectiveWorkflow, given)).status).toBe(401);
  });
  it.each([
    [{}, ['objectiveWorkflowAggregateId', 'id']],
    [{ objectiveWorkflowAggregateId: 7, id: 'x' }, ['objectiveWorkflowAggregateId', 'id']],
    [[], ['objectiveWorkflowAggregateId', 'id']],
  ])('names the fields of a wrong body: %j', async (body, fields) => {
    const reply = await mira.send('POST', '/api/lms/v1/start-objective-workflows', body, 'respond-sync');
    expect([reply.status, Object.keys(reply.body.error?.fields ?? {})]).toEqual([400, fields]);
  });
  it('answers JSON that is none with 400', async () => {
    const page = await fetch(`${academy.origin}/api/lms/v1/start-objective-workflows`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(page.status).toBe(400);
  });
  it.each([
    ['BTN-8 draft', 'PHA 310', 'Coming soon'],
    ['BTN-8 archived', 'ANA 100', 'not available'],
    ['AVAIL-1', 'EPI 230', 'Will be available to start on'],
    ['AVAIL-2', 'VIR 240', 'Was available to start before'],
    ['START-1 without retake', 'SAF 001', 'cannot be taken again'],
    ['START-1 submitted', 'WRI 120', 'being graded'],
    ['START-1 in grading', 'MIC 220', 'being graded'],
    ['START-1 graded', 'RAD 130', 'being graded'],
    ['START-1 approved', 'QUA 205', 'being graded'],
  ])('%s: %s is refused, and nothing changes (SRV-14)', async (_rule, code, message) => {
    const before = await mira.course(code);
    const reply = await mira.call(startObjectiveWorkflow, await startBody(mira, code));
    expect([reply.status, reply.body.error?.code]).toEqual([409, 'conflict']);
    expect(reply.body.error?.message).toContain(message);
    expect(reply.body.error?.fields?.['']).toEqual([reply.body.error?.message]);
    expect(await mira.course(code)).toEqual(before);
  });
  it('is open at the very instant of the start and of the end, and not 1 ms later (AVAIL-3)', async () => {
    const { availabilityDate, availabilityEndDate, objective } = await mira.course('EPI 230');
    const { clock, db } = academy;
    const at = async (instant: number) => {
      // A clock that stands still: the window is moved around it instead.
      const now = clock().now() + DAY;
      await db
        .update(objectiveAccesses)
        .set({
          availabilityDate: new Date((availabilityDate ?? 0) - instant + now),
          availabilityEndDate: new Date((availabilityEndDate ?? 0) - instant + now),
        })
        .where(eq(objectiveAccesses.objectiveId, objective.id));
      await clock().moveTo(DAY);
      const reply = await mira.call(startObjectiveWorkflow, await startBody(mira, 'EPI 230'));
      await clock().moveTo(0);
      return reply.status;
    };
    expect(await at((availabilityDate ?? 0) - 2000)).toBe(409);
    expect(await at((availabilityEndDate ?? 0) + 1)).toBe(409);
    expect(await at(availabilityDate ?? 0)).toBe(200);
  });
  it('takes a course again where that is allowed, and after an imported result (BTN-1, BTN-2)', async () => {
    for (const code of ['COM 115', 'HIS 160']) {
      const before = await mira.course(code);
      const id = await start(mira, code);
      const { aggregate, parts } = await mira.course(code);
      expect(id).not.toBe(before.aggregate.lastObjectiveWorkflow?.id);
      expect(aggregate.lastObjectiveWorkflow).toMatchObject({ id, state: 'inProgress', progress: 0 });
      expect(aggregate.lastObjectiveRecord?.id).toBe(before.aggregate.lastObjectiveRecord?.id);
      expect(parts?.done).toBe(0);
      expect(parts?.modules?.reduce((sum, { total }) => sum + total, 0)).toBe(parts?.total);
    }
  });
});

describe('parts (CALL-16, CALL-17)', () => {
  it('start and finish along their path, count as progress, and complete the modules around them (DONE-1, DONE-2, SRV-10)', async () => {
    const { aggregate, parts } = await mira.course('DAT 140');
    const id = aggregate.lastObjectiveWorkflow?.id ?? '';
    const next = async () =>
      (await rowsOf(mira, id)).find(({ part, leaf }) => leaf && stateOf(part.child) !== 'finished');
    for (const name of ['A first look', 'Names that help']) {
      const row = await next();
      expect(row?.part.child.name).toBe(name);
      if (!row) return;
      const twice = [await startPart(mira, id, row), await startPart(mira, id, row)];
      expect(twice[0]?.body).toEqual(twice[1]?.body);
      expect(stateOf(rowNamed(await rowsOf(mira, id), '1. Looking before touching').part.child)).toBe('inProgress');
      const started = rowNamed(await rowsOf(mira, id), name);
      expect((await finishPart(mira, id, started)).status).toBe(200);
      expect((await finishPart(mira, id, started)).status).toBe(200);
    }
    expect(stateOf(rowNamed(await rowsOf(mira, id), '1. Looking before touching').part.child)).toBe('finished');
    const after = await mira.course('DAT 140');
    expect(after.parts).toMatchObject({ done: (parts?.done ?? 0) + 2, total: parts?.total });
    expect(after.parts?.modules).toEqual(moduleCounts(await mira.ask(activityTree, { params: { id } })));
    expect(after.aggregate.lastObjectiveWorkflow?.progress).toBeCloseTo(3 / (parts?.total ?? 1));
  });
  it('refuse what is locked, with the reason (LOCK-1, LOCK-3, LOCK-8)', async () => {
    const { aggregate } = await mira.course('STA 210');
    const id = aggregate.lastObjectiveWorkflow?.id ?? '';
    const rows = await rowsOf(mira, id);
    for (const [name, reason] of [
      ['5.1 The logic of a test', 'completePreviousToPass'],
      ['8.2 The quiz of the year before last', 'afterStartUntil'],
      ['7.2 Assignment: your plan', 'completePreviousToPass'],
      ['5.2 Live seminar with Dr Lindqvist', 'beforeStartFrom'],
      ['5.3 Power and sample size', 'draft'],
    ] as const) {
      const reply = await startPart(mira, id, rowNamed(rows, name));
      expect([reply.status, reply.body.error?.message], name).toEqual([409, expect.stringContaining(reason)]);
    }
    const open = rowNamed(rows, '4.2 What a confidence interval says');
    expect((await startPart(mira, id, open)).status).toBe(200);
    await academy.clock().moveTo(12 * DAY);
    expect((await startPart(mira, id, rowNamed(rows, '5.2 Live seminar with Dr Lindqvist'))).status).toBe(200);
    await academy.clock().moveTo(0);
  });
  it('are nobody else’s, and nothing that is not there (PERM-6)', async () => {
    const id = (await mira.course('DAT 140')).aggregate.lastObjectiveWorkflow?.id ?? '';
    const hers = (await ines.course('SAF 110')).aggregate.lastObjectiveWorkflow?.id ?? '';
    const rows = await rowsOf(mira, id);
    const done = rowNamed(rows, 'A first look');
    expect((await startPart(ines, id, done)).status).toBe(404);
    expect((await finishPart(ines, id, done)).status).toBe(404);
    expect((await finishPart(ines, hers, done)).status).toBe(404);
    expect(
      (await mira.call(startActivityWorkflows, { body: { objectiveWorkflowId: id, activityPartIds: ['x'] } })).status,
    ).toBe(404);
    const leafAlone = [done.part.child.aggregate.lastActivityWorkflow?.id ?? ''];
    expect(
      (await mira.call(finishActivityWorkflows, { body: { objectiveWorkflowId: id, activityWorkflowIds: leafAlone } }))
        .status,
    ).toBe(404);
    const module = rowNamed(rows, '2. Cleaning');
    expect((await startPart(mira, id, module)).status).toBe(200);
    expect((await finishPart(mira, id, rowNamed(await rowsOf(mira, id), '2. Cleaning'))).body.error?.message).toContain(
      'completed by',
    );
    expect(
      (await mira.call(finishActivityWorkflows, { body: { objectiveWorkflowId: id, activityWorkflowIds: [] } })).status,
    ).toBe(400);
  });
});

describe('finishing and submitting (CALL-14, CALL-15)', () => {
  it('a course with nothing scored is read to its end and finished; the card says so (FINISH-1, SUBMIT-1)', async () => {
    const { aggregate } = await ines.course('SAF 110');
    const id = aggregate.lastObjectiveWorkflow?.id ?? '';
    const finish = () => ines.call(finishObjectiveWorkflow, { body: { id: command, objectiveWorkflowId: id } });
    const command = randomUUID();
    const early = await finish();
    expect([early.status, early.body.error?.message]).toEqual([
      409,
      expect.stringContaining('Moving patients, What burns here'),
    ]);
    expect((await ines.call(submitObjectiveWorkflow, { body: { id } }, 'respond-sync')).status).toBe(409);
    await complete(ines, id);
    expect(
      (await mira.call(finishObjectiveWorkflow, { body: { id: randomUUID(), objectiveWorkflowId: id } })).status,
    ).toBe(404);
    const [first, again] = [await finish(), await finish()];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    const other = await ines.call(finishObjectiveWorkflow, { body: { id: randomUUID(), objectiveWorkflowId: id } });
    expect([other.status, other.body.error?.code]).toEqual([409, 'conflict']);
    const card = await ines.course('SAF 110');
    expect(card.aggregate.lastObjectiveWorkflow).toMatchObject({ state: 'finished', progress: 1 });
    expect(card.aggregate.lastObjectiveRecord).toMatchObject({ passed: true, score: null, progress: 1 });
    expect(card.parts).toMatchObject({ done: 3, total: 3 });
    const row = (await rowsOf(ines, id))[0];
    if (row) expect((await startPart(ines, id, row)).status).toBe(409);
  });
  it('a scored course is handed in, and has its record some seconds of the clock later (SUBMIT-2, SRV-12)', async () => {
    const id = await start(ines, 'SAF 001');
    expect((await ines.call(submitObjectiveWorkflow, { body: { id } }, 'respond-sync')).status).toBe(409);
    await complete(ines, id);
    expect(
      (await ines.call(finishObjectiveWorkflow, { body: { id: randomUUID(), objectiveWorkflowId: id } })).status,
    ).toBe(409);
    await ines.ask(submitObjectiveWorkflow, { body: { id } });
    await ines.ask(submitObjectiveWorkflow, { body: { id } });
    expect(await ines.ask(objectiveWorkflowOf, { params: { id } })).toMatchObject({
      state: 'submitted',
      objectiveRecordId: null,
    });
    await academy.clock().moveTo(5000);
    const graded = await ines.ask(objectiveWorkflowOf, { params: { id } });
    expect(graded).toMatchObject({
      state: 'finished',
      objectiveRecordId: expect.any(String),
      finished: (graded.submitted ?? 0) + 4000,
    });
    expect((await ines.course('SAF 001')).aggregate.lastObjectiveRecord).toMatchObject({
      id: graded.objectiveRecordId,
      score: 50,
      maxScore: 50,
      normalizedScore: 1,
      grade: 'A',
      passed: true,
    });
    await academy.clock().moveTo(0);
  });
  it('what a person has to grade stays handed in (SRV-12)', async () => {
    await academy.clock().moveTo(DAY);
    const { aggregate } = await mira.course('WRI 120');
    expect(aggregate.lastObjectiveWorkflow).toMatchObject({ state: 'submitted', objectiveRecordId: null });
    await academy.clock().moveTo(0);
  });
  it('text of a finished course stays open for review, what was never opened does not (LOCK-7)', async () => {
    const id = (await ines.course('SAF 110')).aggregate.lastObjectiveWorkflow?.id ?? '';
    for (const { part } of await rowsOf(ines, id))
      expect((await ines.call(activityContent, { params: { id, activityPathId: part.activityPathId } })).status).toBe(
        200,
      );
  });
});

describe('accepted commands (CMD-1)', () => {
  const follow = async (who: Learner, url: string) => {
    for (let tries = 0; tries < 50; tries++) {
      const reply = await who.send('GET', url);
      expect(reply.status).toBe(200);
      const status = readCommandStatus(reply.body);
      if (status.completed) return status;
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error('never completed');
  };
  it('answer 202 with their address, and there with the outcome', async () => {
    const given = await startBody(mira, 'NUT 118');
    const reply = await mira.call(startObjectiveWorkflow, given, 'respond-async');
    const url = readAcceptedUrl(reply.body) ?? '';
    expect([reply.status, reply.headers.get('location')]).toEqual([202, url]);
    expect(await follow(mira, url)).toMatchObject({ state: 'completed', result: { id: given.body.id }, errors: {} });
    expect((await mira.course('NUT 118')).aggregate.lastObjectiveWorkflow?.id).toBe(given.body.id);
    const again = await mira.call(startObjectiveWorkflow, given, 'respond-async');
    expect([again.status, readAcceptedUrl(again.body)]).toEqual([202, url]);
    expect((await mira.call(startObjectiveWorkflow, given)).body).toEqual({ id: given.body.id });
    expect((await ines.send('GET', url)).status).toBe(404);
    expect((await visitor.send('GET', url)).status).toBe(401);
  });
  it('end as failed, with the messages of the rule', async () => {
    const reply = await mira.call(startObjectiveWorkflow, await startBody(mira, 'PHA 310'), 'respond-async');
    expect(reply.status).toBe(202);
    expect(await follow(mira, readAcceptedUrl(reply.body) ?? '')).toMatchObject({
      state: 'failed',
      errors: { '': [expect.stringContaining('Coming soon')] },
    });
  });
  it('is how submitting answers unless it is told otherwise', async () => {
    const id = (await mira.course('WRI 120')).aggregate.lastObjectiveWorkflow?.id ?? '';
    const reply = await mira.send('POST', '/api/lms/v1/submit-objective-workflows', { id });
    expect(reply.status).toBe(202);
    expect(await follow(mira, readAcceptedUrl(reply.body) ?? '')).toMatchObject({ state: 'completed' });
  });
  it('survive a restart between acceptance and execution (SRV-9)', async () => {
    const { aggregate, userId } = await mira.course('LAW 140');
    const id = randomUUID();
    await academy.db.insert(commands).values({
      id,
      userId,
      call: startObjectiveWorkflow.name,
      input: { objectiveWorkflowAggregateId: aggregate.id, id },
      accepted: new Date(),
    });
    await academy.stop();
    await academy.start();
    expect(await follow(mira, `/api/lms/v1/commands/${id}`)).toMatchObject({ state: 'completed' });
    expect((await mira.course('LAW 140')).aggregate.lastObjectiveWorkflow?.id).toBe(id);
  });
});

it('a course that was archived while it is in progress can still be gone on with (BTN-8)', async () => {
  const { objective, aggregate } = await mira.course('GLO 175');
  const id = aggregate.lastObjectiveWorkflow?.id ?? '';
  await academy.db.update(objectives).set({ state: objectiveStates.archived }).where(eq(objectives.id, objective.id));
  expect(await start(mira, 'GLO 175')).toBe(id);
  await complete(mira, id);
  expect(
    (await mira.call(finishObjectiveWorkflow, { body: { id: randomUUID(), objectiveWorkflowId: id } })).status,
  ).toBe(200);
});
