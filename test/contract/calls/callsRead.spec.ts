import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityParts } from '../../../demo/server/db/schema.ts';
import { activityContent, activityTree } from '../../../src/contract/parts/activities.ts';
import { currentUser } from '../../../src/contract/currentUser.ts';
import { isUnreadable } from '../../../src/contract/wire/decode.ts';
import { gradingScales } from '../../../src/contract/courses/gradingScales.ts';
import { objectiveAccesses, objectiveAccessOf } from '../../../src/contract/courses/objectiveAccesses.ts';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { accessFields } from '../../../src/domain/course/accessFields.ts';
import { availability } from '../../../src/domain/course/availability.ts';
import type { ObjectiveAccess } from '../../../src/domain/course/course.ts';
import { courseState } from '../../../src/domain/course/courseState.ts';
import { parseFilter, type FilterExpression } from '../../../src/domain/filter/filter.ts';
import { noId } from '../../../src/domain/course/noId.ts';
import { matches } from '../../../src/domain/filter/filterMatches.ts';
import { flattenTree } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import { catalogFilter, enrolledFilter } from '../../../src/domain/course/listMembership.ts';
import { moduleCounts } from '../../../src/domain/tree/treeProgress.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { treeRows } from '../support/treeRows.ts';

const academy = await startAcademy();
const [mira, nils, ines, rosa, visitor] = [
  await academy.as('mira'),
  await academy.as('nils'),
  await academy.as('ines'),
  await academy.as('rosa'),
  await academy.as(null),
];

const list = async (who: Learner, filter?: FilterExpression): Promise<ObjectiveAccess[]> => {
  const page = await who.ask(objectiveAccesses, { query: { ...(filter && { filter }), requireTotalCount: true } });
  expect(page.total).toBe(page.items.length);
  return page.items.map((item) => {
    if (isUnreadable(item)) throw new Error(`unreadable: ${item.field}`);
    return item;
  });
};
const codes = (items: readonly ObjectiveAccess[]) => items.map(({ objective }) => objective.code ?? '');
const raw = async (query: string) => mira.send('GET', `/api/lms/v1/users/me/objective-accesses/query?${query}`);

describe('the current user (CALL-37)', () => {
  it('is told with roles, permissions and features', async () => {
    expect(await mira.ask(currentUser, {})).toMatchObject({
      firstName: 'Mira',
      lastName: 'Okafor',
      timezone: 'Europe/London',
      roles: ['Learner'],
      permissions: [{ name: 'ObjectiveWorkflow.Create' }],
    });
    expect((await ines.ask(currentUser, {})).roles).toEqual(['Instructor', 'Learner']);
  });
  it('is nobody for a visitor, and never with a password', async () => {
    expect((await visitor.call(currentUser, {})).status).toBe(401);
    expect(JSON.stringify((await mira.call(currentUser, {})).body)).not.toContain('scrypt');
  });
});

describe('the seed', () => {
  it('has 24 courses or more, 6 collections, 3 terms, and every state of a card (SRV-6)', async () => {
    const all = await list(mira);
    const now = Date.now();
    const moment = { now };
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(new Set(all.flatMap(({ objective }) => objective.showcases.map(({ id }) => id))).size).toBe(6);
    expect(new Set(all.map(({ termId }) => termId).filter(Boolean)).size).toBe(3);
    expect(all.filter(({ objective }) => objective.imageUrl).length).toBeGreaterThanOrEqual(8);
    const state = ({ aggregate }: ObjectiveAccess) => aggregate.lastObjectiveWorkflow?.state ?? null;
    const record = ({ aggregate }: ObjectiveAccess) => aggregate.lastObjectiveRecord;
    const kinds: Record<string, (access: ObjectiveAccess) => boolean> = {
      'not started': (one) => state(one) === null && record(one) === null && availability(one, moment).code === 'open',
      'in progress': (one) => state(one) === 'inProgress' && (one.parts?.done ?? 0) > 0,
      'submitted': (one) => state(one) === 'submitted',
      'in grading': (one) => state(one) === 'inGrading',
      'graded': (one) => state(one) === 'graded',
      'approved': (one) => state(one) === 'gradingApproved',
      'finished with a grade': (one) =>
        state(one) === 'finished' && record(one)?.grade !== null && record(one)?.passed === true,
      'failed, with retake': (one) => state(one) === 'finished' && record(one)?.passed === false && one.retake,
      'imported without workflow': (one) => state(one) === null && record(one) !== null,
      'draft': ({ objective }) => courseState(objective) === 'draft',
      'archived': ({ objective }) => courseState(objective) === 'archived',
      'expired': ({ objective }) => objective.state === 'expired',
      'before its window': (one) => availability(one, moment).code === 'before',
      'after its window': (one) => availability(one, moment).code === 'after' && state(one) === null,
      'mandatory': (one) => one.isMandatory,
      'optional': (one) => !one.isMandatory,
      'hidden from the catalog': (one) =>
        !one.showInCatalog &&
        !one.isMandatory &&
        !one.aggregate.isSelfEnrolled &&
        state(one) === null &&
        record(one) === null,
      'overdue': (one) => one.dueDate !== null && one.dueDate < now && state(one) === 'inProgress',
      'grade kept back until a date': (one) =>
        state(one) === 'finished' && one.gradeRevealPolicy === 'afterDate' && record(one)?.grade === null,
      'tiles': ({ objective }) => objective.activity.presentationMode === 'tiles',
      'without a collection': ({ objective }) => objective.showcases.length === 0,
    };
    for (const [name, is] of Object.entries(kinds)) expect(all.some(is), name).toBe(true);
  });
});

it('the modules of a run are counted in the list as its tree counts them (CARD-12)', async () => {
  const begun = (await list(mira)).filter(
    ({ aggregate }) => aggregate.lastObjectiveWorkflow && aggregate.lastObjectiveWorkflow.state !== 'finished',
  );
  expect(begun.length).toBeGreaterThan(5);
  for (const { objective, aggregate, parts } of begun) {
    const root = await mira.ask(activityTree, { params: { id: aggregate.lastObjectiveWorkflow?.id ?? '' } });
    expect([objective.code, parts?.modules ?? []]).toEqual([objective.code, moduleCounts(root)]);
  }
});

it('pictures of courses and of texts are there, for pages of other origins too', async () => {
  const covers = (await list(mira)).flatMap(({ objective }) => objective.imageUrl ?? []);
  const { aggregate } = await mira.course('ETH 105');
  const id = aggregate.lastObjectiveWorkflow?.id ?? '';
  const root = inheritConstraints(await mira.ask(activityTree, { params: { id } }));
  const open = flattenTree(root, { now: Date.now(), course: 'inProgress' }).filter(
    ({ leaf, verdict }) => leaf && verdict.opens,
  );
  const texts = await Promise.all(
    open.map(({ part }) => mira.ask(activityContent, { params: { id, activityPathId: part.activityPathId } })),
  );
  const figures = texts.flatMap(({ html }) =>
    [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => new URL(src ?? '', academy.origin).href),
  );
  expect(figures.length).toBeGreaterThan(0);
  for (const url of new Set([...covers, ...figures])) {
    expect(new URL(url).origin).toBe(academy.origin);
    const picture = await fetch(url);
    expect([
      url,
      picture.status,
      picture.headers.get('content-type'),
      picture.headers.get('cross-origin-resource-policy'),
    ]).toEqual([url, 200, expect.stringContaining('image/svg+xml'), 'cross-origin']);
  }
});

describe('the list of courses (CALL-10)', () => {
  it('holds the enrolled and the catalog apart (LIST-3, LIST-4, LIST-5)', async () => {
    const [enrolled, catalog, all] = [
      codes(await list(mira, enrolledFilter)),
      codes(await list(mira, catalogFilter)),
      codes(await list(mira)),
    ];
    expect(enrolled).toEqual(expect.arrayContaining(['STA 210', 'HIS 160', 'SAF 110', 'PHA 310']));
    expect(catalog.toSorted()).toEqual(['BIO 101', 'DAT 210', 'LAW 140', 'NEU 215', 'ONC 250', 'SUR 145']);
    expect(enrolled.filter((code) => catalog.includes(code))).toEqual(['LAW 140']);
    expect(all.filter((code) => !enrolled.includes(code) && !catalog.includes(code)).toSorted()).toEqual([
      'ANA 100',
      'GEN 110',
    ]);
    expect(await list(nils, enrolledFilter)).toEqual([]);
    expect((await list(nils, catalogFilter)).length).toBeGreaterThan(8);
  });
  it('finds what the rule finds, whatever the filter', async () => {
    const rows = (await raw('')).body['data'] as { id: string }[];
    const at = (row: unknown, [head, ...rest]: string[]): unknown =>
      head === undefined
        ? row
        : Array.isArray(row)
          ? row.map((one) => at(one, [head, ...rest]))
          : at((row as Record<string, unknown> | null)?.[head], rest);
    const triple = fc.constantFrom(...(Object.keys(accessFields) as (keyof typeof accessFields)[])).chain((field) => {
      const seen = rows.flatMap((row) => at(row, field.split('.')) ?? null);
      const operators = {
        text: ['=', '<>', '<', '>=', 'contains', 'startswith'],
        id: ['=', '<>'],
        ids: ['=', '<>'],
        boolean: ['=', '<>'],
        number: ['=', '<', '>='],
        instant: ['=', '<', '>', '<='],
      }[accessFields[field]];
      return fc.tuple(fc.constant(field), fc.constantFrom(...operators), fc.constantFrom(...seen, null));
    });
    await fc.assert(
      fc.asyncProperty(triple, fc.constantFrom('and', 'or'), triple, async (one, word, other) => {
        const filter: FilterExpression = [one, word, ['!', other]];
        const { body } = await raw(
          `filter=${encodeURIComponent(JSON.stringify(filter))}&select=["id"]&sort=[{"selector":"id"}]`,
        );
        const tree = parseFilter(filter, accessFields);
        expect(body['data'], JSON.stringify(filter)).toEqual(
          rows
            .filter((row) => matches(tree, row))
            .map(({ id }) => ({ id }))
            .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        );
      }),
      { numRuns: 120 },
    );
  });
  it('is ordered by name, comes in pages and counts all (LIST-7)', async () => {
    const all = codes(await list(mira));
    expect(all[0]).toBe('BIO 101');
    const page = await mira.ask(objectiveAccesses, { query: { skip: 4, take: 3, requireTotalCount: true } });
    expect([codes(page.items as ObjectiveAccess[]), page.total]).toEqual([all.slice(4, 7), all.length]);
    const past = await mira.ask(objectiveAccesses, { query: { skip: 400, take: 3, requireTotalCount: true } });
    expect([past.items, past.total]).toEqual([[], all.length]);
    const down = await mira.ask(objectiveAccesses, { query: { sort: [{ selector: 'objective.name', desc: true }] } });
    expect(codes(down.items as ObjectiveAccess[])).toEqual(all.toReversed());
  });
  it('finds by folded text, and without collection or term by the all-zero id (FILTER-9, FILTER-14)', async () => {
    expect(codes(await list(mira, ['objective.name', 'contains', 'INFORMED cönsent']))).toEqual(['ETH 105']);
    expect(codes(await list(mira, ['objective.showcases.id', '=', noId]))).toEqual(['LEA 200']);
    expect(codes(await list(mira, ['termId', '=', noId]))).toEqual(['HIS 160']);
  });
  it('sends what is selected and no more', async () => {
    const { body } = await raw('select=["termId","objective.code"]&take=1');
    expect(body['data']).toEqual([{ termId: expect.any(String), objective: { code: 'BIO 101' } }]);
  });
  it.each([
    ['filter=[["objective.secret","=",1]]', 'objective.secret'],
    ['filter=["objective.name","like","x"]', 'like'],
    ['filter=["isMandatory","=","yes"]', 'isMandatory'],
    ['filter=["dueDate","<","someday"]', 'dueDate'],
    ['filter=[["isMandatory","=",true],"and",["retake","=",true],"or",["retake","=",true]]', 'lists of their own'],
    ['filter={', 'filter'],
    ['sort=[{"selector":"objective.secret"}]', 'objective.secret'],
    ['sort=[{"selector":"objective.showcases.id"}]', 'objective.showcases.id'],
    ['sort=["objective.name"]', 'sort'],
    ['filter=["termId","in",["a\\u0000b"]]', 'termId'],
    ['filter=["userId","=","\\ud800"]', 'userId'],
    ['select="id"', 'select'],
    ['take=1001', 'take'],
    ['requireTotalCount=1', 'requireTotalCount'],
    ['skip=1&skip=2', 'skip'],
    ['take=-1', 'take'],
    ['skip="x"', 'skip'],
  ])('refuses %s by name', async (query, named) => {
    const { status, body } = await raw(query);
    expect([status, body.error?.code]).toEqual([400, 'bad_request']);
    expect(JSON.stringify(body.error)).toContain(named);
  });
  it('is for learners alone (PERM-5)', async () => {
    expect((await visitor.call(objectiveAccesses, { query: {} })).status).toBe(401);
    expect((await rosa.call(objectiveAccesses, { query: {} })).body.error?.code).toBe('forbidden');
  });
});

describe('one course, its run, its tree and its texts', () => {
  it('are another person’s nothing (PERM-6)', async () => {
    const course = await mira.course('STA 210');
    const id = course.aggregate.lastObjectiveWorkflow?.id ?? '';
    const activityPathId = (await mira.ask(activityTree, { params: { id } })).children[0]?.activityPathId ?? '';
    for (const other of [ines, nils]) {
      expect((await other.call(objectiveAccessOf, { params: { objectiveId: course.objective.id } })).status).toBe(404);
      expect((await other.call(objectiveWorkflowOf, { params: { id } })).status).toBe(404);
      expect((await other.call(activityTree, { params: { id } })).status).toBe(404);
      expect((await other.call(activityContent, { params: { id, activityPathId } })).status).toBe(404);
    }
  });
  it('say the tree with what was done, and give only texts that are open (SRV-11, SRV-13)', async () => {
    const { aggregate, parts, objective } = await mira.course('STA 210');
    expect(objective.about).toContain('school');
    const run = await mira.ask(objectiveWorkflowOf, { params: { id: aggregate.lastObjectiveWorkflow?.id ?? '' } });
    expect(run).toMatchObject({ state: 'inProgress', objectiveRecordId: null });
    const root = inheritConstraints(await mira.ask(activityTree, { params: { id: run.id } }));
    const rows = flattenTree(root, { now: Date.now(), course: run.state });
    expect(rows.filter(({ icon, leaf }) => leaf && (icon === 'done' || icon === 'belowPassingScore')).length).toBe(
      parts?.done,
    );
    expect(new Set(rows.map(({ icon }) => icon))).toEqual(
      new Set(['done', 'belowPassingScore', 'optional', 'empty', 'draft', null]),
    );
    expect(new Set(rows.map(({ verdict }) => verdict.reason?.code))).toEqual(
      new Set([undefined, 'completePreviousToPass', 'afterStartUntil', 'beforeStartFrom', 'draft']),
    );
    for (const row of rows.filter(({ leaf }) => leaf)) {
      const reply = await mira.call(activityContent, {
        params: { id: run.id, activityPathId: row.part.activityPathId },
      });
      expect(reply.status, row.part.child.name).toBe(row.verdict.opens ? 200 : 403);
      if (row.verdict.opens) expect(activityContent.read(reply.body).html).toMatch(/^</);
      else expect(JSON.stringify(reply.body)).not.toContain('<p>');
    }
    expect((await mira.call(activityContent, { params: { id: run.id, activityPathId: 'x' } })).status).toBe(404);
  });
  it('keep back the score of a part until its date (REVIEW-7)', async () => {
    const id = (await mira.course('STA 210')).aggregate.lastObjectiveWorkflow?.id ?? '';
    const score = async () =>
      (await treeRows(mira, id, Date.now())).find(({ part }) => part.child.name.startsWith('3.3'))?.part;
    const part = await score();
    expect(part?.child.aggregate.bestActivityRecord?.normalizedScore).toBe(0.45);
    const set = (days: number) =>
      academy.db
        .update(activityParts)
        .set({ activityConstraint: { revealResultsFrom: new Date(Date.now() + days * 86_400_000).toISOString() } })
        .where(eq(activityParts.id, part?.id ?? ''));
    await set(1);
    expect((await score())?.child.aggregate.bestActivityRecord).toBeNull();
    await set(-1);
    expect((await score())?.child.aggregate.bestActivityRecord?.normalizedScore).toBe(0.45);
  });
  it('keep back a grade that may not be seen yet (GRADE-1, GRADE-3, SRV-13), and give it on its day', async () => {
    const never = (await mira.course('PAL 125')).aggregate.lastObjectiveRecord;
    expect(never).toMatchObject({ grade: null, score: null, normalizedScore: null });
    const now = academy.clock().now();
    await academy.clock().moveTo(13 * 86_400_000);
    try {
      expect((await mira.course('PHI 150')).aggregate.lastObjectiveRecord).toMatchObject({
        grade: 'Pass',
        normalizedScore: 0.81,
      });
    } finally {
      await academy.clock().moveTo(0);
    }
    expect(academy.clock().now()).toBeGreaterThanOrEqual(now);
    expect((await mira.course('PHI 150')).aggregate.lastObjectiveRecord?.grade).toBeNull();
  });
  it('come with scales, which can be asked for by id (CALL-12)', async () => {
    const { objective } = await mira.course('SAF 001');
    const page = await mira.ask(gradingScales, { query: { filter: ['id', 'in', [objective.gradingScaleId]] } });
    expect(page.items).toEqual([objective.gradingScale]);
    const scales = await mira.ask(gradingScales, {
      query: { sort: [{ selector: 'name', desc: true }], take: 1, requireTotalCount: true },
    });
    expect([scales.items.map((one) => (isUnreadable(one) ? null : one.name)), scales.total]).toEqual([
      ['Pass or fail'],
      2,
    ]);
    expect(
      (await mira.send('GET', '/api/lms/v1/grading-scales/query?filter=["color","=",1]')).body.error?.message,
    ).toContain('color');
    expect((await mira.ask(gradingScales, { query: {} })).total).toBe(2);
  });
});
