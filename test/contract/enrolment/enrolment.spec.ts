import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { objectiveAccesses } from '../../../demo/server/db/schema.ts';
import { commands } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import { aggregates, createSelfEnrollment } from '../../../src/contract/courses/enrolment.ts';
import { objectiveAccesses as courses, objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import type { FilterExpression } from '../../../src/domain/filter/filter.ts';
import { catalogFilter, enrolledFilter } from '../../../src/domain/course/listMembership.ts';
import type { CaseCourse } from '../../unit/domain/filter/courseFilterCases.ts';
import type { Learner } from '../support/academy.ts';
import { addCourse } from '../support/courseRows.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const DAY = 86_400_000;
const days = (count: number) => new Date(Date.now() + count * DAY);
const miraId = uuidOf('user:mira');
let made = 0;

const [mira, nils, rosa, visitor] = [
  await academy.as('mira'),
  await academy.as('nils'),
  await academy.as('rosa'),
  await academy.as(null),
];

/** A course of Mira's, of which nothing else knows. */
async function given(course: CaseCourse, more: Parameters<typeof addCourse>[4] = {}): Promise<string> {
  const key = `given-${(made += 1)}`;
  await addCourse(academy.db, miraId, key, { name: key, ...course }, more);
  return key;
}
const enrol = (who: Learner, key: string, id: string = randomUUID()) =>
  who.call(createSelfEnrollment, { body: { id, objectiveAccessId: `assignment-${key}` } });
const course = (key: string) => mira.ask(objectiveAccessOf, { params: { objectiveId: key } });
const holds = async (list: FilterExpression, key: string) =>
  (await mira.ask(courses, { query: { filter: [list, 'and', ['objective.id', '=', key]] } })).items.length === 1;
const found = async (who: Learner, filter: FilterExpression) =>
  (await who.ask(aggregates, { query: { filter } })).items.map((item) => (isUnreadable(item) ? item.field : item.id));

describe('enrolling oneself (CALL-44, ENROL-11)', () => {
  it.each<[string, CaseCourse, Parameters<typeof addCourse>[4]?]>([
    ['in the catalog', { inCatalog: true }],
    ['in the catalog, before it opens', { inCatalog: true }, { availabilityDate: days(3) }],
    ['in the catalog, a day before its end', { inCatalog: true }, { availabilityEndDate: days(1) }],
    ['in the catalog, still a draft', { inCatalog: true, state: 'draft' }],
    ['in the catalog, expired, which counts as ready', { inCatalog: true, state: 'expired' }],
  ])('%s: the course moves from the catalog to the enrolled (LIST-3, LIST-4)', async (_name, one, more) => {
    const key = await given(one, more);
    expect([await holds(catalogFilter, key), await holds(enrolledFilter, key)]).toEqual([true, false]);
    const reply = await enrol(mira, key);
    expect([reply.status, reply.body]).toEqual([200, { id: `aggregate-${key}` }]);
    expect((await course(key)).aggregate).toMatchObject({ isSelfEnrolled: true, lastObjectiveWorkflow: null });
    expect([await holds(catalogFilter, key), await holds(enrolledFilter, key)]).toEqual([false, true]);
  });

  it.each<[string, CaseCourse, string, Parameters<typeof addCourse>[4]?]>([
    ['not in the catalog', {}, 'not in the catalog'],
    ['archived', { inCatalog: true, state: 'archived' }, 'Course is not available.'],
    ['whose activity is archived', { inCatalog: true, activityState: 'archived' }, 'Course is not available.'],
    ['past its end', { inCatalog: true }, 'Was available to start before', { availabilityEndDate: days(-0.01) }],
  ])('%s: is refused with a message, and nothing changes (ENROL-6, SRV-14)', async (_name, one, message, more) => {
    const key = await given(one, more);
    const before = await course(key);
    const reply = await enrol(mira, key);
    expect([reply.status, reply.body.error?.code, reply.body.error?.fields?.['']]).toEqual([
      409,
      'conflict',
      [expect.stringContaining(message)],
    ]);
    expect(await course(key)).toEqual(before);
  });

  it.each<[string, CaseCourse]>([
    ['self-enrolled', { selfEnrolled: true, inCatalog: true }],
    ['mandatory', { mandatory: true, inCatalog: true }],
    ['in progress', { workflow: 'inProgress' }],
    ['with an imported result', { record: true, inCatalog: true }],
    ['self-enrolled, and archived since', { selfEnrolled: true, state: 'archived' }],
  ])('%s: who is enrolled already stays as they are (ENROL-5)', async (_name, one) => {
    const key = await given(one);
    const before = await course(key);
    expect((await enrol(mira, key)).body).toEqual({ id: `aggregate-${key}` });
    expect(await course(key)).toEqual(before);
  });

  it('is for the learner’s own courses alone (PERM-6)', async () => {
    const key = await given({ inCatalog: true });
    expect((await enrol(nils, key)).status).toBe(404);
    expect((await enrol(rosa, key)).status).toBe(403);
    expect((await enrol(visitor, key)).status).toBe(401);
    expect((await enrol(mira, 'nothing')).status).toBe(404);
    expect((await course(key)).aggregate.isSelfEnrolled).toBe(false);
  });

  it.each([
    [{}, ['id', 'objectiveAccessId']],
    [{ id: 'x', objectiveAccessId: 7 }, ['id', 'objectiveAccessId']],
    [{ id: randomUUID(), objectiveAccessId: ['a'] }, ['objectiveAccessId']],
    ['text', ['']],
  ])('names the fields of a wrong body: %j', async (body, fields) => {
    const reply = await mira.send('POST', '/api/lms/v1/create-self-enrollments', body, 'respond-sync');
    expect([reply.status, Object.keys(reply.body.error?.fields ?? {}).toSorted()]).toEqual([400, fields]);
  });
});

describe('enrolling again (SRV-8, ENROL-5)', () => {
  /** How often rows of accesses are really changed while something is done. Each change takes its time, so that others come in between. */
  async function changes(work: () => Promise<unknown>): Promise<number> {
    const { db } = academy;
    await db.execute(sql`create table if not exists changed (id text)`);
    await db.execute(
      sql`create or replace function note() returns trigger language plpgsql as $$
        begin insert into changed values (new.id); perform pg_sleep(0.1); return new; end $$`,
    );
    await db.execute(
      sql`create or replace trigger note after insert or update on objective_accesses for each row execute function note()`,
    );
    await db.execute(sql`truncate changed`);
    await work();
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`changed`);
    await db.execute(sql`drop trigger note on objective_accesses`);
    return row?.count ?? -1;
  }

  it('twenty tabs at once, each with an id of its own: one change, the same answer', async () => {
    const key = await given({ inCatalog: true });
    const replies: unknown[] = [];
    const count = await changes(async () => {
      replies.push(
        ...(await Promise.all(Array.from({ length: 20 }, () => enrol(mira, key)))).map(({ status, body }) => [
          status,
          body,
        ]),
      );
    });
    expect(replies).toEqual(Array.from({ length: 20 }, () => [200, { id: `aggregate-${key}` }]));
    expect(count).toBe(1);
    expect(await found(mira, ['objective.id', '=', key])).toEqual([`aggregate-${key}`]);
  });

  it('twenty times the same command at once: it is kept once, and answered alike', async () => {
    const [key, id] = [await given({ inCatalog: true }), randomUUID()];
    expect(
      await changes(async () => {
        for (const { status, body } of await Promise.all(Array.from({ length: 20 }, () => enrol(mira, key, id))))
          expect([status, body]).toEqual([200, { id: `aggregate-${key}` }]);
      }),
    ).toBe(1);
    expect((await academy.db.select().from(commands).where(eq(commands.id, id))).length).toBe(1);
  });

  it('an id that names another command, or another person’s, is refused', async () => {
    const [one, other, id] = [await given({ inCatalog: true }), await given({ inCatalog: true }), randomUUID()];
    expect((await enrol(mira, one, id)).status).toBe(200);
    expect((await enrol(mira, other, id)).status).toBe(409);
    expect((await enrol(nils, one, id)).status).toBe(404);
    expect((await course(other)).aggregate.isSelfEnrolled).toBe(false);
  });

  it('what was refused may come again when the rule allows it', async () => {
    const [key, id] = [await given({}), randomUUID()];
    expect((await enrol(mira, key, id)).status).toBe(409);
    await academy.db
      .update(objectiveAccesses)
      .set({ showInCatalog: true })
      .where(eq(objectiveAccesses.objectiveId, key));
    expect((await enrol(mira, key, id)).status).toBe(200);
  });
});

describe('starting what one is not enrolled in (ENROL-12)', () => {
  const start = (key: string) =>
    mira.call(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: `aggregate-${key}`, id: randomUUID() } });
  it.each<[string, CaseCourse]>([
    ['from the catalog', { inCatalog: true }],
    ['given, and not in the catalog', {}],
  ])('%s: is refused, and nothing changes', async (_name, one) => {
    const key = await given(one);
    const before = await course(key);
    const reply = await start(key);
    expect([reply.status, reply.body.error?.message]).toEqual([409, expect.stringContaining('your courses first')]);
    expect(await course(key)).toEqual(before);
  });
  it('goes after enrolling; a draft and a course ahead of its time still wait (BTN-8, AVAIL-1)', async () => {
    const [now, draft, later] = [
      await given({ inCatalog: true }),
      await given({ inCatalog: true, state: 'draft' }),
      await given({ inCatalog: true }, { availabilityDate: days(3) }),
    ];
    for (const key of [now, draft, later]) expect((await enrol(mira, key)).status).toBe(200);
    const replies = [await start(now), await start(draft), await start(later)];
    expect(replies.map(({ status, body }) => body.error?.message ?? status)).toEqual([
      200,
      expect.stringContaining('Coming soon'),
      expect.stringContaining('Will be available'),
    ]);
  });
});

describe('aggregates, which an enrolment waits for (CALL-21, ENROL-3)', () => {
  it('are there from the enrolment on, for the person alone', async () => {
    const key = await given({ inCatalog: true });
    const mine: FilterExpression = [['objective.id', '=', key], 'and', ['userId', '=', miraId]];
    expect(await found(mira, mine)).toEqual([]);
    await enrol(mira, key);
    const page = await mira.ask(aggregates, { query: { filter: mine, requireTotalCount: true } });
    expect(page).toEqual({
      items: [{ id: `aggregate-${key}`, userId: miraId, isSelfEnrolled: true, objectiveId: key, objectiveName: key }],
      total: 1,
    });
    expect(await found(mira, [['objective.id', '=', key], 'and', ['userId', '=', uuidOf('user:nils')]])).toEqual([]);
    expect(await found(nils, mine)).toEqual([]);
    expect(await found(nils, ['userId', '=', miraId])).toEqual([]);
  });
  it('are ordered by the course’s name, and refuse an unknown field by name', async () => {
    const names = (
      await mira.ask(aggregates, {
        query: {
          filter: [
            'objective.id',
            'in',
            (await mira.ask(courses, { query: { filter: ['objective.code', '<>', null] } })).items.map((item) =>
              isUnreadable(item) ? '' : item.objective.id,
            ),
          ],
        },
      })
    ).items.map((item) => (isUnreadable(item) ? '' : item.objectiveName));
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    for (const query of ['filter=["user.password","=","x"]', 'sort=[{"selector":"user.password"}]']) {
      const { status, body } = await mira.send('GET', `/api/lms/v1/objective-workflow-aggregates/query?${query}`);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('user.password')]);
    }
    expect((await visitor.call(aggregates, { query: {} })).status).toBe(401);
    expect((await rosa.call(aggregates, { query: {} })).status).toBe(403);
  });
});
