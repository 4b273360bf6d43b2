// A certificate is issued by the rule, in the same step as the result, and once (CERT-5, CERT-6).
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { certificateNumber, readNumber } from '../../../demo/server/certificates/certificateNumber.ts';
import { issueDue } from '../../../demo/server/certificates/issueDue.ts';
import { monthsLater } from '../../../demo/server/certificates/monthsLater.ts';
import { objectiveAccesses, users } from '../../../demo/server/db/schema.ts';
import { activityWorkflows, objectiveRecords } from '../../../demo/server/db/schemaRuns.ts';
import { certificateRecords } from '../../../demo/server/db/schemaCertificates.ts';
import { uuidOf } from '../../../demo/server/db/uuidOf.ts';
import { gradingSeconds } from '../../../demo/server/rules/gradeCourse.ts';
import { gradeRun, type Step } from '../../../demo/server/grading/gradeRun.ts';
import { loadGrading } from '../../../demo/server/grading/loadGrading.ts';
import {
  certificateRecords as query,
  publicCertificateOf,
} from '../../../src/contract/certificates/certificateRecords.ts';
import {
  finishObjectiveWorkflow,
  startObjectiveWorkflow,
  submitObjectiveWorkflow,
} from '../../../src/contract/courses/objectiveWorkflows.ts';
import { finishActivityWorkflows, startActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { pathOf } from '../../../src/domain/tree/flattenTree.ts';
import { certifiedRun } from '../support/certifiedRun.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { storedRun } from '../support/storedRun.ts';
import { treeRows } from '../support/treeRows.ts';

const academy = await startAcademy();
const { db } = academy;
const userId = uuidOf('user:nils');
const nils = await academy.as('nils');
const issued = (objectiveId: string) =>
  db.select().from(certificateRecords).where(eq(certificateRecords.objectiveId, objectiveId));
const finish = (run: string, id: string = randomUUID()) =>
  nils.call(finishObjectiveWorkflow, { body: { id, objectiveWorkflowId: run } });
const list = (objectiveId: string) => nils.ask(query, { query: { filter: ['objectiveId', '=', objectiveId] } });

/** A scored run that was handed in, with this result of its part, and the time of its grading over. */
async function handedIn(normalizedScore: number, more: Parameters<typeof certifiedRun>[2] = {}) {
  const stored = await certifiedRun(db, userId, { scored: true, scaled: true, ...more });
  await db.update(activityWorkflows).set({ normalizedScore }).where(eq(activityWorkflows.id, stored.partRun));
  expect((await nils.call(submitObjectiveWorkflow, { body: { id: stored.run } }, 'respond-sync')).status).toBe(200);
  await academy.clock().moveTo(academy.clock().offset() + (gradingSeconds + 1) * 1000);
  return stored;
}

describe('numbers (CERT-5)', () => {
  it('have twelve random letters that are not read for each other', () => {
    const made = Array.from({ length: 2000 }, () => certificateNumber('AGA', new Date('2026-12-31T23:59:59Z')));
    expect(new Set(made).size).toBe(made.length);
    for (const number of made) expect(number).toMatch(/^AGA-2026-[2-9BCDFGHJKMNPQRSTVWXYZ]{12}$/);
    const used = new Set(made.flatMap((number) => [...number.slice(9)]));
    expect(used.size).toBe(28);
  });
  it.each([
    ['AGA-2026-7KQ2M4XW9PBT', 'AGA-2026-7KQ2M4XW9PBT'],
    [' aga-2026-7kq2m4xw9pbt\n', 'AGA-2026-7KQ2M4XW9PBT'],
    ['AGA 2026 7KQ2M4XW9PBT', 'AGA-2026-7KQ2M4XW9PBT'],
    ['aga20267kq2m4xw9pbt', 'AGA-2026-7KQ2M4XW9PBT'],
    ['AGA-2026-7KQ2M4XW9PB', null],
    ['AGA-2026-7KQ2M4XW9PBTT', null],
    ['AGA-2026-7KQ2M4XW9PB0', null],
    ['AGA-26-7KQ2M4XW9PBT', null],
    ["AGA-2026-7KQ2M4XW9PB'", null],
    ['', null],
  ])('%j is read as %j', (typed, read) => expect(readNumber(typed)).toBe(read));
});

it.each([
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-02-29T10:00:00.000Z', 12, '2025-02-28T10:00:00.000Z'],
  ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
  ['2026-05-15T10:00:00.000Z', 24, '2028-05-15T10:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(to);
});

describe('a course that ends passed gives its certificate in the same step', () => {
  it('finished, with nothing scored', async () => {
    const { objectiveId, run } = await certifiedRun(db, userId, { template: 'yearly' });
    expect(await issued(objectiveId)).toEqual([]);
    expect((await finish(run)).status).toBe(200);
    const [made, ...more] = await issued(objectiveId);
    const [record] = await db.select().from(objectiveRecords).where(eq(objectiveRecords.workflowId, run));
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      userId,
      recordId: record?.id,
      tenantId: uuidOf('tenant:aldergrove'),
      templateId: uuidOf('certificate-template:yearly'),
      firstName: 'Nils',
      lastName: 'Brandt',
      courseName: 'Course',
      created: record?.finished,
      expires: monthsLater(record?.finished ?? new Date(0), 12),
      issuedBy: null,
      revokedAt: null,
    });
    expect(readNumber(made?.number ?? '')).toBe(made?.number);
  });

  it('graded by itself, passed', async () => {
    const { objectiveId } = await handedIn(0.7);
    const { items } = await list(objectiveId);
    expect(items).toMatchObject([{ record: { grade: 'B−', passed: true, score: 35, maxScore: 50 }, expires: null }]);
    expect(await issued(objectiveId)).toHaveLength(1);
  });

  it.each([
    ['failed', 0.4, { scaled: true }],
    ['of which nobody knows whether it is passed', 0.9, { scaled: false }],
  ])('not one that is %s', async (_, score, more) => {
    const { objectiveId } = await handedIn(score, more);
    expect((await list(objectiveId)).items).toEqual([]);
    expect(await issued(objectiveId)).toEqual([]);
  });

  it('nor one without a template', async () => {
    const { objectiveId, run } = await storedRun(db, userId, { partState: 'finished' });
    expect((await finish(run)).status).toBe(200);
    expect((await list(objectiveId)).items).toEqual([]);
  });

  it('graded by hand, when the result is given and not before', async () => {
    const { objectiveId, run } = await certifiedRun(db, userId, {
      scored: true,
      scaled: true,
      asks: true,
      answer: 'Written.',
      partState: 'submitted',
      state: 'submitted',
    });
    const step = async (one: Step, typed: Readonly<Record<string, unknown>> = {}) => {
      const { version = '' } = (await loadGrading(db, run, academy.clock().now())) ?? {};
      return gradeRun(db, run, academy.clock().now(), [uuidOf('user:ines')], { step: one, version, typed });
    };
    const parts = (await loadGrading(db, run, academy.clock().now()))?.parts ?? [];
    for (const one of ['begin', 'grade', 'approve'] as const) {
      expect((await step(one, one === 'grade' ? { [parts[0]?.id ?? '']: '90' } : {})).kind).toBe('done');
      expect((await list(objectiveId)).items, one).toEqual([]);
    }
    expect((await step('give')).kind).toBe('done');
    expect(await issued(objectiveId)).toHaveLength(1);
    expect((await list(objectiveId)).items).toMatchObject([{ record: { grade: 'A−', passed: true } }]);
  });

  it('an imported result, when its owner looks', async () => {
    const { objectiveId, accessId } = await certifiedRun(db, userId, { state: null, template: 'yearly' });
    const finished = new Date('2020-05-01T10:00:00.000Z');
    await db
      .insert(objectiveRecords)
      .values({ id: randomUUID(), accessId, finished, passed: true, progress: 1, score: 40, maxScore: 50 });
    expect((await list(objectiveId)).items).toMatchObject([
      { state: 'expired', expires: Date.UTC(2021, 4, 1, 10), record: { score: 40, maxScore: 50 } },
    ]);
  });
});

describe('once, whatever is repeated or comes at the same moment (CERT-6)', () => {
  it('a finish that is sent again, with its id and with others', async () => {
    const { objectiveId, run } = await certifiedRun(db, userId);
    const id = randomUUID();
    const replies = await Promise.all([finish(run, id), finish(run, id), finish(run), finish(run), list(objectiveId)]);
    expect(replies.slice(0, 4).some((reply) => 'status' in reply && reply.status === 200)).toBe(true);
    await finish(run, id);
    expect(await issued(objectiveId)).toHaveLength(1);
  });

  it('a grading that falls due while many look at once', async () => {
    const { objectiveId } = await handedIn(0.9);
    const pages = await Promise.all(Array.from({ length: 8 }, () => list(objectiveId)));
    expect(await issued(objectiveId)).toHaveLength(1);
    expect(new Set((await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(1);
  });

  it('the rule on an imported result, many times at once, in transactions and outside', async () => {
    const { objectiveId, accessId } = await certifiedRun(db, userId, { state: null });
    const finished = new Date(academy.clock().now() - 1000);
    await db.insert(objectiveRecords).values({ id: randomUUID(), accessId, finished, passed: true, progress: 1 });
    const now = academy.clock().now();
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 ? issueDue(db, now, { userId }) : db.transaction((tx) => issueDue(tx, now, { userId })),
      ),
    );
    expect(await issued(objectiveId)).toHaveLength(1);
  });

  it('not again after it was revoked', async () => {
    const { objectiveId, run } = await certifiedRun(db, userId);
    await finish(run);
    await db
      .update(certificateRecords)
      .set({ revokedAt: new Date(), revokedBy: 'x', revokeReason: 'By mistake.' })
      .where(eq(certificateRecords.objectiveId, objectiveId));
    await Promise.all([list(objectiveId), issueDue(db, academy.clock().now(), { userId })]);
    expect((await list(objectiveId)).items).toMatchObject([{ state: 'revoked' }]);
    await expect(
      db.transaction(async (tx) => {
        const [kept] = await tx
          .select()
          .from(certificateRecords)
          .where(eq(certificateRecords.objectiveId, objectiveId));
        if (!kept) throw new Error('It is gone.');
        await tx.insert(certificateRecords).values({ ...kept, id: randomUUID(), number: 'X', revokedAt: null });
      }),
      'the database holds it too',
    ).rejects.toThrow();
  });

  it('each passed attempt has its own', async () => {
    const { objectiveId, accessId, run } = await certifiedRun(db, userId, { retake: true });
    await finish(run);
    await db.insert(objectiveRecords).values({
      id: randomUUID(),
      accessId,
      finished: new Date(academy.clock().now() - 500),
      passed: true,
      progress: 1,
    });
    expect((await list(objectiveId)).items).toHaveLength(2);
    expect((await list(objectiveId)).items).toHaveLength(2);
  });
});

it('a course of the academy, from its start to its certificate, which a visitor finds', async () => {
  const ada = await academy.as('ada');
  const { aggregate, objective } = await ada.course('SAF 110');
  const own = () => ada.ask(query, { query: { filter: ['objectiveId', '=', objective.id] } });
  const objectiveWorkflowId = randomUUID();
  const start = { objectiveWorkflowAggregateId: aggregate.id, id: objectiveWorkflowId };
  await ada.ask(startObjectiveWorkflow, { body: start });
  const rows = () => treeRows(ada, objectiveWorkflowId, academy.clock().now());
  for (const { part } of (await rows()).filter(({ leaf }) => leaf)) {
    const at = async () => pathOf((await rows()).find((row) => row.part.axis === part.axis)!);
    const activityPartIds = (await at()).map(({ id }) => id);
    await ada.ask(startActivityWorkflows, { body: { objectiveWorkflowId, activityPartIds } });
    const activityWorkflowIds = (await at()).map(({ child }) => child.aggregate.lastActivityWorkflow?.id ?? '');
    await ada.ask(finishActivityWorkflows, { body: { objectiveWorkflowId, activityWorkflowIds } });
  }
  expect((await own()).items).toEqual([]);
  await ada.ask(finishObjectiveWorkflow, { body: { id: randomUUID(), objectiveWorkflowId } });
  const { items } = await own();
  expect(items).toMatchObject([{ state: 'valid', student: { firstName: 'Ada' }, course: { code: 'SAF 110' } }]);
  const [found] = items;
  const id = found && 'certificateNumber' in found ? found.certificateNumber : '';
  const visitor = await academy.as(null);
  expect(await visitor.ask(publicCertificateOf, { params: { id } })).toMatchObject({ certificateNumber: id });
});

it.each([
  ['of 200 letters', 'x'.repeat(200)],
  ['of one word', 'Prince'],
  ['with marks of direction', '\u202eAda\u202c\u2066Lind\u2069'],
  ['with markup', '<script>alert(1)</script>&amp;<b>'],
  ['in another script', 'محمد 李小龍 နေမင်း'],
  ['as long as a person’s may be', '🎓'.repeat(500)],
])('a name %s is kept and sent as it is', async (_, firstName) => {
  const [before] = await db.select().from(users).where(eq(users.id, userId));
  await db.update(users).set({ firstName, lastName: '' }).where(eq(users.id, userId));
  const { objectiveId, run } = await certifiedRun(db, userId);
  expect((await finish(run)).status).toBe(200);
  await db
    .update(users)
    .set({ firstName: before?.firstName ?? '', lastName: before?.lastName ?? '' })
    .where(eq(users.id, userId));
  const [item] = (await list(objectiveId)).items;
  expect(item).toMatchObject({
    student: { firstName, middleName: null, lastName: '' },
  });
});

it('what the database refuses is not issued, and then the course is not finished either', async () => {
  const { objectiveId, run, accessId } = await certifiedRun(db, userId);
  await db.execute(sql`ALTER TABLE certificate_records ADD CONSTRAINT refused CHECK (false) NOT VALID`);
  const { status } = await finish(run).finally(() =>
    db.execute(sql`ALTER TABLE certificate_records DROP CONSTRAINT refused`),
  );
  expect(status).toBe(400);
  const [access] = await db.select().from(objectiveAccesses).where(eq(objectiveAccesses.id, accessId));
  expect([await issued(objectiveId), access?.lastRecordId]).toEqual([[], null]);
  expect((await finish(run)).status).toBe(200);
  expect(await issued(objectiveId)).toHaveLength(1);
});
