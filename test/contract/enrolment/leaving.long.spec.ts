// Leaving a course that one has added by oneself, and adding it again: CALL-94, LEAVE-1 to LEAVE-7.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activities, objectiveAccesses, objectives } from '../../../demo/server/db/schema.ts';
import { leavings } from '../../../demo/server/db/schemaLeavings.ts';
import { objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { configurationFile } from '../../../src/contract/configuration.ts';
import { createSelfEnrollment } from '../../../src/contract/courses/enrolment.ts';
import { leaveCourse } from '../../../src/contract/courses/leaveCourse.ts';
import { objectiveAccesses as courses } from '../../../src/contract/courses/objectiveAccesses.ts';
import { finishObjectiveWorkflow, startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { catalogFilter, enrolledFilter } from '../../../src/domain/course/listMembership.ts';
import { leaveReasons } from '../../../src/domain/course/leaveReasons.ts';
import type { FilterExpression } from '../../../src/domain/filter/filter.ts';
import type { CaseCourse } from '../../unit/domain/filter/courseFilterCases.ts';
import type { Browser, Learner } from '../support/academy.ts';
import { addCourse } from '../support/courseRows.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun } from '../support/storedRun.ts';

const academy = await startAcademy();
const { db } = academy;
const DAY = 86_400_000;
const miraId = uuidOf('user:mira');
const [mira, nils, omar, visitor] = [
  await academy.as('mira'),
  await academy.as('nils'),
  await academy.as('omar'),
  await academy.as(null),
];
let made = 0;

/** A course of Mira's, of which nothing else knows. */
async function given(course: CaseCourse, more: Parameters<typeof addCourse>[4] = {}): Promise<string> {
  const key = `left-${(made += 1)}`;
  await addCourse(db, miraId, key, { name: key, ...course }, more);
  return key;
}
type Said = Partial<Parameters<typeof send>[1]>;
const send = (who: Learner, body: object) =>
  who.call(leaveCourse, { body: { id: randomUUID(), reason: null, comment: '', ...body } as never });
const leave = (key: string, said: Said = {}, who = mira) => send(who, { aggregateId: `aggregate-${key}`, ...said });
const add = (assignment: string, who = mira) =>
  who.call(createSelfEnrollment, { body: { id: randomUUID(), objectiveAccessId: assignment } });
const holds = async (list: FilterExpression, id: string) =>
  (await mira.ask(courses, { query: { filter: [list, 'and', ['objective.id', '=', id]] } })).items.length === 1;
const rowsOf = async (key: string) => ({
  access: await db
    .select()
    .from(objectiveAccesses)
    .where(eq(objectiveAccesses.id, `access-${key}`)),
  runs: await db
    .select()
    .from(objectiveWorkflows)
    .where(eq(objectiveWorkflows.accessId, `access-${key}`)),
  left: await db
    .select()
    .from(leavings)
    .where(eq(leavings.accessId, `access-${key}`)),
});

it('is announced (CALL-5)', async () => {
  expect((await mira.ask(configurationFile, {})).extensions).toContain('leaveCourse');
});

describe('LEAVE-1 what is left', () => {
  it.each<[string, CaseCourse]>([
    ['not started', { selfEnrolled: true, inCatalog: true }],
    ['in progress', { selfEnrolled: true, inCatalog: true, workflow: 'inProgress' }],
    ['in no catalog', { selfEnrolled: true, workflow: 'inProgress' }],
    ['a draft', { selfEnrolled: true, state: 'draft' }],
  ])('%s: it moves to the catalog where it stands there (LIST-3, LIST-4)', async (_name, one) => {
    const key = await given(one);
    const reply = await leave(key);
    expect([reply.status, reply.body]).toEqual([200, { id: `aggregate-${key}` }]);
    expect([await holds(enrolledFilter, key), await holds(catalogFilter, key)]).toEqual([
      false,
      one.inCatalog ?? false,
    ]);
  });

  it.each<[string, CaseCourse, string]>([
    ['mandatory', { mandatory: true, selfEnrolled: true, inCatalog: true }, 'is mandatory'],
    ['given, and in progress', { workflow: 'inProgress', inCatalog: true }, 'was given to you'],
    ['handed in', { selfEnrolled: true, workflow: 'submitted' }, 'has been handed in'],
    ['in grading', { selfEnrolled: true, workflow: 'inGrading' }, 'has been handed in'],
    ['graded', { selfEnrolled: true, workflow: 'graded' }, 'has been handed in'],
    ['approved', { selfEnrolled: true, workflow: 'gradingApproved' }, 'has been handed in'],
    ['finished', { selfEnrolled: true, workflow: 'finished' }, 'has been handed in'],
    ['finished, with its result', { selfEnrolled: true, workflow: 'finished', record: true }, 'has a result'],
    [
      'in progress again, with an earlier result',
      { selfEnrolled: true, workflow: 'inProgress', record: true },
      'has a result',
    ],
    ['with an imported result', { selfEnrolled: true, record: true }, 'has a result'],
    ['not enrolled in', { inCatalog: true }, 'not among your courses'],
  ])('%s: it stays, with the reason, and nothing changes', async (_name, one, message) => {
    const key = await given(one);
    const before = await rowsOf(key);
    const reply = await leave(key);
    expect([reply.status, reply.body.error?.code, reply.body.error?.fields?.['']]).toEqual([
      409,
      'conflict',
      [expect.stringContaining(message)],
    ]);
    expect(await rowsOf(key)).toEqual(before);
  });

  it.each([
    ['its proctor grades', { byProctor: 'flag' as const }, null],
    ['its session does not fit', { byProctor: 'session' as const }, null],
    ['a proctored part was begun', {}, 'part' as const],
    ['the course is proctored', {}, 'course' as const],
  ])('TUTOR-12 an examination is not left: %s', async (_name, sketch, watched) => {
    const stored = await storedRun(db, miraId, sketch);
    if (watched === 'part')
      await db.update(activities).set({ proctored: true }).where(eq(activities.id, stored.activityId));
    if (watched === 'course')
      await db.update(objectives).set({ proctored: true }).where(eq(objectives.id, stored.objectiveId));
    const reply = await send(mira, { aggregateId: stored.aggregateId });
    expect([reply.status, reply.body.error?.message]).toEqual([409, expect.stringContaining('under way')]);
    expect(await db.select().from(leavings).where(eq(leavings.accessId, stored.accessId))).toEqual([]);
  });

  it('PERM-6 is for the learner’s own courses alone', async () => {
    const key = await given({ selfEnrolled: true });
    expect((await leave(key, {}, nils)).status).toBe(404);
    expect((await leave(key, {}, omar)).status).toBe(403);
    expect((await leave(key, {}, visitor)).status).toBe(401);
    expect((await send(mira, { aggregateId: 'nothing' })).status).toBe(404);
    expect(await holds(enrolledFilter, key)).toBe(true);
  });

  it('is named by its assignment as well; where both are said, both have to be its own', async () => {
    const key = await given({ selfEnrolled: true });
    const names = { aggregateId: `aggregate-${key}`, objectiveAccessId: `assignment-${key}` };
    expect((await send(mira, {})).status).toBe(400);
    expect((await send(mira, { ...names, objectiveAccessId: 'another' })).status).toBe(404);
    expect((await send(mira, { objectiveAccessId: names.objectiveAccessId })).status).toBe(200);
    expect(await holds(enrolledFilter, key)).toBe(false);
  });
});

describe('LEAVE-3 what is said', () => {
  const kept = async (key: string) => (await rowsOf(key)).left[0];
  it.each([...leaveReasons, null])('the reason is %s', async (reason) => {
    const key = await given({ selfEnrolled: true });
    await leave(key, { reason } as Said);
    expect(await kept(key)).toMatchObject({ reason, comment: '', returnedAt: null, leftAt: expect.any(Date) });
  });
  it('a comment is plain text: line breaks stay, what no field can write does not', async () => {
    const key = await given({ selfEnrolled: true });
    const comment = ' <b>Too</b>\r\nmuch\0 of\u0007 it ☃ ';
    expect((await leave(key, { comment } as Said)).status).toBe(200);
    expect((await kept(key))?.comment).toBe('<b>Too</b>\nmuch  of  it ☃');
  });
  it.each([2000, 2001])('SRV-51 a comment of %d characters', async (length) => {
    const key = await given({ selfEnrolled: true });
    const reply = await leave(key, { comment: '\\'.repeat(length) } as Said);
    expect(reply.status).toBe(length === 2000 ? 200 : 400);
    expect(await holds(enrolledFilter, key)).toBe(length !== 2000);
  });
  it.each([[{ reason: 'bored' }], [{ reason: 7 }], [{ comment: 7 }], [{ id: 'x' }]])('%j is refused', async (said) => {
    const key = await given({ selfEnrolled: true });
    expect((await leave(key, said as Said)).status).toBe(400);
    expect(await holds(enrolledFilter, key)).toBe(true);
  });
});

describe('SRV-8 said again', () => {
  it('under the same id it is answered alike, also when the course was added again since', async () => {
    const key = await given({ selfEnrolled: true, inCatalog: true });
    const id = randomUUID();
    const first = await leave(key, { id } as Said);
    await add(`assignment-${key}`);
    expect((await leave(key, { id } as Said)).body).toEqual(first.body);
    expect(await holds(enrolledFilter, key)).toBe(true);
    expect((await leave(key, { id, comment: 'Other words.' } as Said)).status).toBe(409);
  });
  it('LEAVE-4 who has left already stays so, from whatever tab', async () => {
    const key = await given({ selfEnrolled: true, workflow: 'inProgress' });
    await leave(key, { reason: 'noTime' } as Said);
    expect((await leave(key, { reason: 'other' } as Said)).status).toBe(200);
    expect((await rowsOf(key)).left).toMatchObject([{ reason: 'noTime', workflowId: `workflow-${key}` }]);
  });
  it('twenty tabs at once leave it once', async () => {
    const key = await given({ selfEnrolled: true, workflow: 'inProgress' });
    const replies = await Promise.all(Array.from({ length: 20 }, () => leave(key)));
    expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await rowsOf(key)).left).toMatchObject([{ workflowId: `workflow-${key}`, returnedAt: null }]);
  });
  it.each([1, 2, 3])('a start, or the finish of it, at the same moment leaves it in one piece (%d)', async () => {
    const stored = await storedRun(db, miraId, { partState: 'finished' });
    const all = await Promise.all([
      send(mira, { aggregateId: stored.aggregateId }),
      mira.call(finishObjectiveWorkflow, { body: { id: randomUUID(), objectiveWorkflowId: stored.run } }),
      mira.call(startObjectiveWorkflow, {
        body: { id: randomUUID(), objectiveWorkflowAggregateId: stored.aggregateId },
      }),
    ]);
    expect(all.filter(({ status }) => status >= 500)).toEqual([]);
    const [access] = await db.select().from(objectiveAccesses).where(eq(objectiveAccesses.id, stored.accessId));
    const [left] = await db.select().from(leavings).where(eq(leavings.accessId, stored.accessId));
    const [run] = await db.select().from(objectiveWorkflows).where(eq(objectiveWorkflows.id, stored.run));
    // Either it was left, or it has its result.
    expect(Boolean(left)).toBe(access?.lastRecordId === null);
    expect(Boolean(left)).toBe(run?.leftAt !== null);
  });
});

describe('LEAVE-6 what does not come back by one’s own word', () => {
  it.each<[string, CaseCourse, Parameters<typeof addCourse>[4], string]>([
    ['in no catalog', { selfEnrolled: true }, {}, 'by invitation'],
    [
      'over since',
      { selfEnrolled: true, inCatalog: true },
      { availabilityEndDate: new Date(Date.now() - DAY) },
      'Was available',
    ],
  ])('%s', async (_name, one, more, message) => {
    const key = await given(one, more);
    await leave(key);
    const reply = await add(`assignment-${key}`);
    expect([reply.status, reply.body.error?.message]).toEqual([409, expect.stringContaining(message)]);
    expect((await rowsOf(key)).left).toMatchObject([{ returnedAt: null }]);
  });
});

describe('in person (SESS-14)', () => {
  it('who acts as the learner leaves nothing in their name', async () => {
    const key = await given({ selfEnrolled: true });
    const ada = await actingAs('mira');
    const reply = await ada.send('/api/lectern/v1/leave-courses', {
      method: 'POST',
      headers: {
        'accept': 'application/json',
        'origin': academy.origin,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id: randomUUID(), aggregateId: `aggregate-${key}` }),
    });
    expect(reply.status).toBe(403);
    expect((await rowsOf(key)).left).toEqual([]);
    expect((await ada.send('/teach/leaving')).status).toBe(403);
  });
  it('a page elsewhere cannot have it sent (AUTH-5)', async () => {
    const key = await given({ selfEnrolled: true });
    const own = await academy.browser('mira');
    const reply = await own.send('/api/lectern/v1/leave-courses', {
      method: 'POST',
      headers: { 'origin': 'https://elsewhere.example', 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), aggregateId: `aggregate-${key}` }),
    });
    expect(reply.status).toBe(403);
    expect((await rowsOf(key)).left).toEqual([]);
  });
});

/** A browser in which Ada acts as somebody. */
async function actingAs(name: string): Promise<Browser> {
  const ada = await academy.browser('ada');
  const token = /name="token" value="([^"]+)"/.exec((await ada.send('/admin/people')).text)?.[1] ?? '';
  await ada.send('/admin/impersonation', {
    method: 'POST',
    headers: { origin: academy.origin },
    body: new URLSearchParams({ token, userId: uuidOf(`user:${name}`) }),
  });
  return ada;
}

describe('LEAVE-7 what instructors read', () => {
  it.each([
    ['mira', 403],
    ['omar', 403],
    ['leila', 200],
    ['ines', 200],
    ['ada', 200],
    // To the page to sign in.
    [null, 302],
  ] as const)('the pages by %s: %d', async (name, status) => {
    const browser = await academy.browser(name);
    expect((await browser.send('/teach/leaving')).status).toBe(status);
    const [course] = await db.select({ id: objectives.id }).from(objectives).limit(1);
    expect((await browser.send(`/teach/leaving/${course?.id}`)).status).toBe(status);
    if (status === 200) expect((await browser.send('/teach/leaving/nothing')).status).toBe(404);
  });

  it('reasons are counted, comments are plain text without a name, and who came back is said', async () => {
    const key = await given({ selfEnrolled: true, inCatalog: true, name: 'A course to leave' });
    await leave(key, { reason: 'tooEasy', comment: '<script>alert(1)</script>\nI knew it all.' } as Said);
    const leila = await academy.browser('leila');
    const list = (await leila.send('/teach/leaving')).text;
    expect(list).toContain('A course to leave');
    const page = async () => (await leila.send(`/teach/leaving/${key}`)).text.replace(/\s+/g, ' ');
    expect(await page()).toMatch(/<dt>Too easy<\/dt> <dd>1<\/dd>/);
    expect(await page()).toMatch(/<dt>Too difficult<\/dt> <dd>0<\/dd>/);
    expect(await page()).toContain('&lt;script&gt;alert(1)&lt;/script&gt; I knew it all.');
    expect(await page()).not.toMatch(/Okafor|mira/);
    expect(await page()).toContain('Have added it again: 0');
    await add(`assignment-${key}`);
    expect(await page()).toContain('Have added it again: 1');
  });
});
