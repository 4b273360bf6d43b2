// From the open catalog into a course: an access by an assignment that is open to all, then the enrolment, then the start.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { objectiveAccesses, openAssignments } from '../../../demo/server/db/schema.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { activityContent, activityTree } from '../../../src/contract/parts/activities.ts';
import { readAcceptedUrl, readCommandStatus } from '../../../src/contract/commandStatus.ts';
import { aggregates, createObjectiveAccess, createSelfEnrollment } from '../../../src/contract/courses/enrolment.ts';
import { objectiveAccesses as courses } from '../../../src/contract/courses/objectiveAccesses.ts';
import {
  finishObjectiveWorkflow,
  objectiveWorkflowOf,
  startObjectiveWorkflow,
} from '../../../src/contract/courses/objectiveWorkflows.ts';
import { catalogFilter, enrolledFilter } from '../../../src/domain/course/listMembership.ts';
import type { Learner } from '../support/academy.ts';
import { addCourse } from '../support/courseRows.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const [mira, nils, rosa, visitor] = [
  await academy.as('mira'),
  await academy.as('nils'),
  await academy.as('rosa'),
  await academy.as(null),
];

const assignment = (code: string) => uuidOf(`assignment:${code}`);
const input = (objectiveAccessId: string, id: string = randomUUID()) => ({ body: { id, objectiveAccessId } });
const codesOf = async (who: Learner, filter: Parameters<typeof courses.read>[0]) => {
  const { body } = await who.send(
    'GET',
    `/api/lms/v1/${courses.path}?select=["objective.code"]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  return (body['data'] as { objective: { code: string } }[]).map(({ objective }) => objective.code);
};
const rowsOf = (username: string, code: string) =>
  academy.db
    .select()
    .from(objectiveAccesses)
    .where(
      and(
        eq(objectiveAccesses.userId, uuidOf(`user:${username}`)),
        eq(objectiveAccesses.objectiveId, uuidOf(`course:${code}`)),
      ),
    );
async function follow(who: Learner, url: string) {
  for (let tries = 0; tries < 100; tries++) {
    const status = readCommandStatus((await who.send('GET', url)).body);
    if (status.completed) return status;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('never completed');
}

describe('an access by an open assignment (CALL-45, ENROL-13)', () => {
  it('is accepted, followed and there: in the catalog, not yet enrolled', async () => {
    const given = input(assignment('AID 100'));
    const reply = await nils.send('POST', `/api/lms/v1/${createObjectiveAccess.path}`, given.body);
    const url = readAcceptedUrl(reply.body) ?? '';
    expect([reply.status, reply.headers.get('location')]).toEqual([202, url]);
    const status = await follow(nils, url);
    const [row] = await rowsOf('nils', 'AID 100');
    expect(status).toMatchObject({ state: 'completed', result: { id: row?.id } });
    expect(row).toMatchObject({
      objectiveAccessId: assignment('AID 100'),
      showInCatalog: true,
      isSelfEnrolled: false,
      isMandatory: false,
      retake: true,
      lastWorkflowId: null,
    });
    expect([await codesOf(nils, catalogFilter), await codesOf(nils, enrolledFilter)]).toEqual([
      expect.arrayContaining(['AID 100']),
      [],
    ]);
    expect((await mira.send('GET', url)).status).toBe(404);
  });
  it('is followed by enrolment and start (ENROL-2)', async () => {
    const { id: aggregateId } = (await nils.call(createSelfEnrollment, input(assignment('AID 100')))).body as {
      id: string;
    };
    expect(
      (await nils.ask(aggregates, { query: { filter: ['objective.id', '=', uuidOf('course:AID 100')] } })).items,
    ).toMatchObject([{ id: aggregateId }]);
    expect(
      (
        await nils.call(startObjectiveWorkflow, {
          body: { objectiveWorkflowAggregateId: aggregateId, id: randomUUID() },
        })
      ).status,
    ).toBe(200);
    expect([await codesOf(nils, catalogFilter), await codesOf(nils, enrolledFilter)]).toEqual([
      expect.not.arrayContaining(['AID 100']),
      ['AID 100'],
    ]);
  });
  it('is one, though twenty ask at once, in either way', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        mira.call(createObjectiveAccess, input(assignment('AID 100')), index % 2 ? 'respond-sync' : 'respond-async'),
      ),
    );
    const ids = await Promise.all(
      replies.map(async ({ status, body }) =>
        status === 202 ? (await follow(mira, readAcceptedUrl(body) ?? '')).result : body,
      ),
    );
    const rows = await rowsOf('mira', 'AID 100');
    expect(rows.length).toBe(1);
    expect(ids).toEqual(Array.from({ length: 20 }, () => ({ id: rows[0]?.id })));
  });
  it('is given once for the same command, and keeps its answer', async () => {
    const given = input(assignment('LIS 090'));
    const all = await Promise.all(
      Array.from({ length: 20 }, () => nils.call(createObjectiveAccess, given, 'respond-sync')),
    );
    expect(new Set(all.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1);
    expect((await rowsOf('nils', 'LIS 090')).length).toBe(1);
    expect(
      (
        await nils.call(
          createObjectiveAccess,
          { body: { ...given.body, objectiveAccessId: assignment('HIS 160') } },
          'respond-sync',
        )
      ).status,
    ).toBe(409);
    expect((await mira.call(createObjectiveAccess, given, 'respond-sync')).status).toBe(404);
  });
  it.each([
    ['archived', 'WAT 080', 'Course is not available.'],
    ['over', 'WIN 086', 'Was available to start before'],
  ])('is refused for a course that is %s, at once and afterwards', async (_name, code, message) => {
    const now = await nils.call(createObjectiveAccess, input(assignment(code)), 'respond-sync');
    expect([now.status, now.body.error?.fields?.['']]).toEqual([409, [expect.stringContaining(message)]]);
    const later = await nils.call(createObjectiveAccess, input(assignment(code)));
    expect(await follow(nils, readAcceptedUrl(later.body) ?? '')).toMatchObject({
      state: 'failed',
      errors: { '': [expect.stringContaining(message)] },
    });
    expect(await rowsOf('nils', code)).toEqual([]);
  });
  it.each([
    ['by invitation alone', assignment('GEN 110')],
    ['open to nobody', assignment('STA 210')],
    ['not there', 'x'],
  ])('is not given by an assignment that is %s', async (_name, id) => {
    expect((await nils.call(createObjectiveAccess, input(id), 'respond-sync')).status).toBe(404);
    const later = await nils.call(createObjectiveAccess, input(id));
    expect(await follow(nils, readAcceptedUrl(later.body) ?? '')).toMatchObject({ state: 'failed' });
  });
  it('is for learners alone, and takes no wrong body', async () => {
    expect((await rosa.call(createObjectiveAccess, input(assignment('AID 100')))).status).toBe(403);
    expect((await visitor.call(createObjectiveAccess, input(assignment('AID 100')))).status).toBe(401);
    for (const body of [{}, { id: randomUUID() }, { id: 'x', objectiveAccessId: assignment('AID 100') }])
      expect((await nils.send('POST', `/api/lms/v1/${createObjectiveAccess.path}`, body)).status).toBe(400);
    for (const id of ['a\0', 'a\ud800'])
      for (const call of [createObjectiveAccess, createSelfEnrollment])
        expect([
          (await nils.call(call, input(id), 'respond-sync')).status,
          (await nils.call(call, input(id), 'respond-async')).status,
        ]).toEqual([400, 400]);
  });
});

describe('who was given the course before', () => {
  const openTo = (key: string) => academy.db.insert(openAssignments).values({ id: `open-${key}`, objectiveId: key });
  it.each([
    ['hidden', {}, { showInCatalog: true, isSelfEnrolled: true }],
    ['in the catalog', { inCatalog: true }, { showInCatalog: true, isSelfEnrolled: true }],
    ['mandatory', { mandatory: true }, { showInCatalog: false, isSelfEnrolled: false }],
    ['in progress', { workflow: 'inProgress' }, { showInCatalog: false, isSelfEnrolled: false }],
  ] as const)(
    '%s: keeps that access, and enrols by the open assignment (ENROL-5, ENROL-11)',
    async (name, one, after) => {
      const key = `before-${name.replace(' ', '-')}`;
      await addCourse(academy.db, uuidOf('user:nils'), key, one);
      await openTo(key);
      expect((await nils.call(createObjectiveAccess, input(`open-${key}`), 'respond-sync')).body).toEqual({
        id: `access-${key}`,
      });
      const now = () => academy.db.select().from(objectiveAccesses).where(eq(objectiveAccesses.objectiveId, key));
      expect(await now()).toEqual([
        expect.objectContaining({ isSelfEnrolled: false, showInCatalog: after.showInCatalog }),
      ]);
      expect((await nils.call(createSelfEnrollment, input(`open-${key}`))).body).toEqual({ id: `aggregate-${key}` });
      expect(await now()).toEqual([
        expect.objectContaining({ id: `access-${key}`, objectiveAccessId: `assignment-${key}`, ...after }),
      ]);
    },
  );
  it('hidden, and enrolling at once without asking for access: the course is open to all', async () => {
    await addCourse(academy.db, uuidOf('user:nils'), 'at-once', {});
    await openTo('at-once');
    expect((await nils.call(createSelfEnrollment, input('open-at-once'))).status).toBe(200);
  });
});

describe('a course that is one text', () => {
  it('is started, read and finished; it counts no parts, and is done when it is over', async () => {
    const { id: aggregateId } = (await nils.call(createSelfEnrollment, input(assignment('LIS 090')))).body as {
      id: string;
    };
    const { id } = await nils.ask(startObjectiveWorkflow, {
      body: { objectiveWorkflowAggregateId: aggregateId, id: randomUUID() },
    });
    const tree = await nils.ask(activityTree, { params: { id } });
    expect(tree).toMatchObject({ type: 'text', children: [] });
    expect((await nils.ask(activityContent, { params: { id, activityPathId: tree.id } })).html).toContain(
      'in three sentences',
    );
    expect((await nils.course('LIS 090')).parts).toBeNull();
    await nils.ask(finishObjectiveWorkflow, { body: { id: randomUUID(), objectiveWorkflowId: id } });
    expect(await nils.ask(objectiveWorkflowOf, { params: { id } })).toMatchObject({ state: 'finished', progress: 1 });
  });
});
