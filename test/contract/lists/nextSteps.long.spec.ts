// Where a learner left off, and what is due, as the server tells it.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { objectiveAccesses, objectives } from '../../../demo/server/db/schema.ts';
import { activityWorkflows, objectiveWorkflows, proctoringSessions } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import {
  activityContent,
  activityTree,
  finishActivityWorkflows,
  startActivityWorkflows,
  updateActivityWorkflow,
} from '../../../src/contract/parts/activities.ts';
import { nextSteps } from '../../../src/contract/courses/nextSteps.ts';
import { objectiveAccesses as accessesCall } from '../../../src/contract/courses/objectiveAccesses.ts';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { flattenTree, pathOf } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const DAY = 86_400_000;
// At noon of the day of the seed, from which its dates are counted, whenever the tests run.
const noon = Math.floor(inject('seededAt') / DAY) * DAY + DAY / 2 - Date.now();
/** Moves the clock to so many days after that. */
const dayAfter = (days: number) => academy.clock().moveTo(noon + days * DAY);
beforeAll(() => dayAfter(0));
const [mira, ines, nils, rosa, visitor] = [
  await academy.as('mira'),
  await academy.as('ines'),
  await academy.as('nils'),
  await academy.as('rosa'),
  await academy.as(null),
];

const steps = (who: Learner) => who.ask(nextSteps, {});
const left = async (who: Learner) => {
  const { resume } = await steps(who);
  return resume && [resume.access.objective.code, resume.part?.name ?? null];
};
// In days of the calendar, so that the hour of the test does not matter.
const dues = async (who: Learner) =>
  (await steps(who)).due.map(
    ({ code, part, at }) =>
      [code, part?.name ?? null, Math.floor(at / DAY) - Math.floor(academy.clock().now() / DAY)] as const,
  );
const runOf = async (who: Learner, code: string) => (await who.course(code)).aggregate.lastObjectiveWorkflow?.id ?? '';
const pathTo = async (who: Learner, run: string, name: string) => {
  const root = inheritConstraints(await who.ask(activityTree, { params: { id: run } }));
  const row = flattenTree(root, { now: academy.clock().now(), course: 'inProgress' }).find(
    ({ part }) => part.child.name === name,
  );
  if (!row) throw new Error(`no part ${name}`);
  return pathOf(row);
};
const begin = async (who: Learner, run: string, name: string) =>
  who.call(startActivityWorkflows, {
    body: { objectiveWorkflowId: run, activityPartIds: name ? (await pathTo(who, run, name)).map(({ id }) => id) : [] },
  });
const again = async (who: Learner, run: string, name: string, of: Learner = who) => {
  const ids = (await pathTo(of, run, name)).map(({ child }) => child.aggregate.lastActivityWorkflow?.id ?? '');
  return who.call(updateActivityWorkflow, {
    params: { id: run, activityWorkflowId: ids.at(-1) ?? '' },
    body: { activityWorkflowIds: ids },
  });
};

describe('what is due (CALL-55, NEXT-4 to NEXT-6)', () => {
  it('is overdue first, then by date, with courses and parts; not what is done, closed or far away', async () => {
    expect(await dues(mira)).toEqual([
      ['ETH 105', null, -7],
      ['SAF 110', null, 5],
      ['STA 210', '4.5 Exercise: bootstrapping in R', 7],
      ['BIO 214', null, 14],
      ['STA 210', null, 27],
    ]);
    const { due } = await steps(mira);
    expect(due.map(({ state, partsLeft }) => [state, partsLeft])).toEqual([
      ['inProgress', expect.any(Number)],
      [null, null],
      ['inProgress', null],
      [null, null],
      ['inProgress', expect.any(Number)],
    ]);
    expect(due[0]?.partsLeft).toBeGreaterThan(0);
    const course = await mira.course('STA 210');
    const axis = (await pathTo(mira, await runOf(mira, 'STA 210'), '4.5 Exercise: bootstrapping in R')).map(
      ({ id }) => id,
    );
    expect(due[2]).toMatchObject({
      objectiveId: course.objective.id,
      aggregateId: course.aggregate.id,
      part: { axis, minutes: 20 },
    });
  });
  it('moves with the clock: what was ahead becomes overdue, what was far comes near (NEXT-4, AVAIL-3)', async () => {
    await dayAfter(11);
    try {
      expect((await dues(mira)).map(([code, part, days]) => [code, part === null, days])).toEqual([
        ['ETH 105', true, -18],
        ['SAF 110', true, -6],
        ['STA 210', false, -4],
        ['BIO 214', true, 3],
        ['STA 210', true, 16],
        ['LAW 140', true, 22],
        ['DAT 140', true, 29],
      ]);
    } finally {
      await dayAfter(0);
    }
  });
});

describe('where a learner left off (NEXT-1 to NEXT-3, NEXT-7)', () => {
  it('is the part opened last of the course opened last, with its module and how far each module is', async () => {
    const { resume } = await steps(mira);
    expect(await left(mira)).toEqual(['STA 210', '4.2 What a confidence interval says']);
    expect(resume).toMatchObject({
      module: 4,
      part: {
        minutes: 12,
        axis: (await pathTo(mira, await runOf(mira, 'STA 210'), '4.2 What a confidence interval says')).map(
          ({ id }) => id,
        ),
      },
    });
    const { done, total } = resume!.access.parts!;
    const sum = (key: 'done' | 'total') => resume!.modules.reduce((all, one) => all + one[key], 0);
    expect([resume!.modules.length, sum('done'), sum('total')]).toEqual([8, done, total]);
  });
  it('changes when a part is started, and when one is shown again (CALL-18); not by what is fetched ahead (NEXT-7)', async () => {
    const run = await runOf(mira, 'DAT 140');
    const root = await mira.ask(activityTree, { params: { id: run } });
    const rows = flattenTree(inheritConstraints(root), { now: academy.clock().now(), course: 'inProgress' }).filter(
      ({ leaf, verdict, part }) => leaf && verdict.opens && part.child.type === 'text',
    );
    const fresh = rows.filter(({ part }) => part.child.aggregate.lastActivityWorkflow === null);
    const [one, two] = fresh.map(({ part }) => part);
    const named = (which: typeof one) => which?.child.name ?? '';
    expect(
      (await mira.call(activityContent, { params: { id: run, activityPathId: one?.activityPathId ?? '' } })).status,
    ).toBe(200);
    expect((await left(mira))?.[0]).toBe('STA 210');
    expect((await begin(mira, run, named(one))).status).toBe(200);
    expect(await left(mira)).toEqual(['DAT 140', named(one)]);
    expect((await begin(mira, run, named(two))).status).toBe(200);
    expect(await left(mira)).toEqual(['DAT 140', named(two)]);
    expect((await again(mira, run, named(one))).status).toBe(200);
    expect(await left(mira)).toEqual(['DAT 140', named(one)]);
    // It is done, so the learner goes on where the rules say.
    const ids = (await pathTo(mira, run, named(one))).map(
      ({ child }) => child.aggregate.lastActivityWorkflow?.id ?? '',
    );
    await mira.ask(finishActivityWorkflows, { body: { objectiveWorkflowId: run, activityWorkflowIds: ids } });
    expect((await left(mira))?.[0]).toBe('DAT 140');
    expect((await left(mira))?.[1]).not.toBe(named(one));
    expect((await again(mira, await runOf(mira, 'STA 210'), '4.2 What a confidence interval says')).status).toBe(200);
    expect(await left(mira)).toEqual(['STA 210', '4.2 What a confidence interval says']);
  });
  it('is what the list is ordered by, too (SORT-1, SORT-2)', async () => {
    const { items } = await mira.ask(accessesCall, {
      query: {
        sort: [{ selector: 'objectiveWorkflowAggregate.lastOpened', desc: true }, { selector: 'objective.name' }],
      },
    });
    const codes = items.map((item) => ('objective' in item ? item.objective.code : ''));
    expect(codes.slice(0, 5)).toEqual(['STA 210', 'DAT 140', 'ETH 105', 'TOX 160', 'GLO 175']);
    expect(codes[5]).toBe('BIO 101');
  });
  it('is a new run from its first part on, whatever was opened last', async () => {
    const { aggregate } = await ines.course('SAF 001');
    const { id } = await ines.ask(startObjectiveWorkflow, {
      body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() },
    });
    expect((await left(ines))?.[0]).not.toBe('SAF 001');
    expect((await begin(ines, id, '')).status).toBe(200);
    expect(await left(ines)).toEqual(['SAF 001', expect.any(String)]);
  });
  it('passes over a proctored run whose session is over, in both (NEXT-1, NEXT-4, PROCT-1)', async () => {
    const { db } = academy;
    const [before, dueBefore] = [await left(mira), (await dues(mira)).filter(([code]) => code === 'STA 210')];
    expect([before?.[0], dueBefore.length]).toEqual(['STA 210', 2]);
    const { objective, aggregate } = await mira.course('STA 210');
    const root = aggregate.lastActivityWorkflow?.id ?? '';
    const watch = (proctored: boolean, session: string | null) =>
      Promise.all([
        db.update(objectives).set({ proctored }).where(eq(objectives.id, objective.id)),
        db.update(activityWorkflows).set({ lastProctoringSessionId: session }).where(eq(activityWorkflows.id, root)),
      ]);
    await db
      .insert(proctoringSessions)
      .values({ id: 'watch', activityWorkflowId: root, state: 1, created: new Date() });
    await watch(true, 'watch');
    expect((await left(mira))?.[0], 'under way').toBe('STA 210');
    await db.update(proctoringSessions).set({ state: 2 }).where(eq(proctoringSessions.id, 'watch'));
    expect((await left(mira))?.[0]).not.toBe('STA 210');
    expect((await dues(mira)).filter(([code]) => code === 'STA 210')).toEqual([]);
    await watch(false, null);
    expect(await left(mira)).toEqual(before);
  });
  it('passes over what is archived or in grading by proctoring, and is nothing where nothing goes on (NEXT-1)', async () => {
    const { db } = academy;
    const run = await runOf(mira, 'STA 210');
    await db.update(objectiveWorkflows).set({ gradingByProctoring: true }).where(eq(objectiveWorkflows.id, run));
    expect((await left(mira))?.[0]).toBe('DAT 140');
    expect((await dues(mira)).map(([code]) => code)).not.toContain('STA 210');
    const [course] = await db.update(objectives).set({ state: 4 }).where(eq(objectives.code, 'DAT 140')).returning();
    expect((await left(mira))?.[0]).not.toBe('DAT 140');
    await db.update(objectives).set({ state: 2 }).where(eq(objectives.id, course!.id));
    await db.update(objectiveWorkflows).set({ gradingByProctoring: false }).where(eq(objectiveWorkflows.id, run));
    expect((await steps(nils)).resume).toBeNull();
  });
});

describe('other people (PERM-5, PERM-6)', () => {
  it('are never told, and cannot be moved', async () => {
    expect(await steps(nils)).toEqual({ resume: null, due: [] });
    expect((await visitor.call(nextSteps, {})).status).toBe(401);
    expect((await rosa.call(nextSteps, {})).status).toBe(403);
    const own = new Set(
      (await ines.ask(accessesCall, { query: {} })).items.map((item) => ('objective' in item ? item.aggregate.id : '')),
    );
    const told = await steps(ines);
    expect(
      [told.resume?.access.aggregate.id, ...told.due.map(({ aggregateId }) => aggregateId)].filter(
        (id) => !own.has(id ?? ''),
      ),
    ).toEqual([]);
    const run = await runOf(mira, 'STA 210');
    const before = await left(mira);
    expect((await again(ines, run, '1.1 Why measure at all', mira)).status).toBe(404);
    expect((await again(visitor, run, '1.1 Why measure at all', mira)).status).toBe(401);
    expect(
      (
        await mira.call(updateActivityWorkflow, {
          params: { id: await runOf(mira, 'DAT 140'), activityWorkflowId: randomUUID() },
          body: { activityWorkflowIds: [] },
        })
      ).status,
    ).toBe(404);
    expect(await left(mira)).toEqual(before);
  });
  it('a team-mate’s part is their own, and an administrator’s look leaves no trace (NEXT-7)', async () => {
    const { db } = academy;
    const place = async () =>
      (
        await db
          .select({ at: objectiveAccesses.lastOpenedAt, axis: objectiveAccesses.lastOpenedAxis })
          .from(objectiveAccesses)
          .where(
            and(
              eq(objectiveAccesses.userId, uuidOf('user:ines')),
              eq(objectiveAccesses.aggregateId, (await ines.course('SAF 110')).aggregate.id),
            ),
          )
      )[0];
    await dayAfter(1);
    const run = await runOf(ines, 'SAF 110');
    const before = await place();
    // The same course, opened by another learner.
    const { aggregate } = await mira.course('SAF 110');
    const { id } = await mira.ask(startObjectiveWorkflow, {
      body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() },
    });
    await begin(mira, id, '');
    expect(await place()).toEqual(before);

    const ada = await academy.browser('ada');
    const token = /name="token" value="([^"]+)"/.exec((await ada.send('/admin/people')).text)?.[1] ?? '';
    const acted = await ada.send('/admin/impersonation', {
      method: 'POST',
      headers: { origin: academy.origin },
      body: new URLSearchParams({ token, userId: uuidOf('user:ines') }),
    });
    expect(acted.status).toBeLessThan(400);
    const parts = (await ines.ask(activityTree, { params: { id: run } })).children;
    const send = (method: string, where: string, body: unknown) =>
      ada.send(where, {
        method,
        headers: {
          'origin': academy.origin,
          'x-requested-with': 'XMLHttpRequest',
          'content-type': 'application/json',
          'prefer': 'respond-sync',
        },
        body: JSON.stringify(body),
      });
    expect(
      (await send('POST', '/api/lms/v1/start-activity-workflows', { objectiveWorkflowId: run, activityPartIds: [] }))
        .status,
    ).toBe(200);
    const workflow =
      parts.find(({ child }) => child.aggregate.lastActivityWorkflow)?.child.aggregate.lastActivityWorkflow?.id ?? '';
    expect(
      (
        await send('PUT', `/api/lms/v1/users/me/objective-workflows/${run}/activity-workflows/${workflow}`, {
          activityWorkflowIds: [workflow],
        })
      ).status,
    ).toBe(200);
    expect(await place()).toEqual(before);
    expect((await begin(ines, run, '')).status).toBe(200);
    expect(await place()).not.toEqual(before);
    await dayAfter(0);
  });
});
