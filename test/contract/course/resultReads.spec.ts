// What a learner reads of their results and of the parts of a run: CALL-19, CALL-20, CALL-23, CALL-26, CALL-28, CALL-29, CALL-35.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activities, activityParts, objectiveAccesses } from '../../../demo/server/db/schema.ts';
import { objectiveRecords, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { activityContent, activityTree, rootContent } from '../../../src/contract/parts/activities.ts';
import { activityAggregates } from '../../../src/contract/parts/activityAggregates.ts';
import { activityChildren, activityChildrenOf } from '../../../src/contract/parts/activityChildren.ts';
import { activityRecordsOfAggregate, activityRecordsOfRun } from '../../../src/contract/parts/activityRecords.ts';
import { isUnreadable, type Page } from '../../../src/contract/wire/decode.ts';
import { aggregateOf } from '../../../src/contract/courses/objectiveAggregates.ts';
import {
  attemptsOf,
  objectiveRecordOf,
  objectiveRecords as recordsQuery,
} from '../../../src/contract/courses/objectiveRecords.ts';
import { flattenTree } from '../../../src/domain/tree/flattenTree.ts';
import { inheritConstraints } from '../../../src/domain/tree/inheritConstraints.ts';
import { lockVerdict } from '../../../src/domain/tree/lockVerdict.ts';
import { workflowStates } from '../../../src/domain/course/states.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';

const academy = await startAcademy();
const day = 86_400_000;
const [mira, ines] = [await academy.as('mira'), await academy.as('ines')];

const itemsOf = <T>({ items }: Page<T>): T[] =>
  items.map((item) => {
    if (typeof item === 'object' && item !== null && isUnreadable(item)) throw new Error(`unreadable: ${item.field}`);
    return item as T;
  });
const attempts = async (who: Learner, code: string) =>
  itemsOf(await who.ask(attemptsOf, { params: { id: (await who.course(code)).aggregate.id } }));
const hidden = { score: null, normalizedScore: null, grade: null, passed: null };

describe('results of a course (CALL-19)', () => {
  it('are all attempts, the newest first, each with its run (RECORD-1)', async () => {
    const { aggregate, objective, id: accessId } = await mira.course('COM 115');
    const first = aggregate.lastObjectiveRecord;
    const run = randomUUID();
    const of = { accessId, workflowId: run, progress: 1 };
    await academy.db.insert(objectiveWorkflows).values({
      id: run,
      accessId,
      userId: (await mira.course('COM 115')).userId,
      state: workflowStates.finished,
      started: new Date(0),
      finished: new Date(day),
    });
    await academy.db.insert(objectiveRecords).values({
      id: `${run}-old`,
      ...of,
      finished: new Date(day),
      score: 10,
      maxScore: 50,
      normalizedScore: 0.2,
      grade: 'F',
      passed: false,
    });
    const found = await attempts(mira, 'COM 115');
    expect(found.map(({ id }) => id)).toEqual([first?.id, `${run}-old`]);
    expect(found[0]).toMatchObject({
      ...first,
      objectiveId: objective.id,
      aggregateId: aggregate.id,
      workflow: { id: aggregate.lastObjectiveWorkflow?.id, state: 'finished' },
    });
    expect(found[1]).toMatchObject({
      score: 10,
      grade: 'F',
      passed: false,
      workflow: { id: run, state: 'finished', finished: day },
    });
    await academy.db.insert(objectiveRecords).values({ id: `${run}-not-given`, ...of, normalizedScore: 0.9 });
    expect((await attempts(mira, 'COM 115')).length, 'one that nobody has given yet').toBe(2);
  });
  it('keep back what may not be seen yet, each by its own run (GRADE-1, GRADE-2, GRADE-3, GRADE-5, SRV-13)', async () => {
    expect(await attempts(mira, 'PAL 125')).toMatchObject([hidden]);
    expect(await attempts(mira, 'PHI 150')).toMatchObject([hidden]);
    await academy.clock().moveTo(13 * day);
    expect(await attempts(mira, 'PHI 150')).toMatchObject([{ normalizedScore: 0.81 }]);
    await academy.clock().moveTo(0);
    const { id: accessId, aggregate } = await mira.course('COM 115');
    const set = (policy: number) =>
      academy.db.update(objectiveAccesses).set({ gradeRevealPolicy: policy }).where(eq(objectiveAccesses.id, accessId));
    const state = (name: keyof typeof workflowStates) =>
      academy.db
        .update(objectiveWorkflows)
        .set({ state: workflowStates[name] })
        .where(eq(objectiveWorkflows.id, aggregate.lastObjectiveWorkflow?.id ?? ''));
    await set(2);
    await state('inProgress');
    // The run that goes on shows nothing; the one that is over does.
    expect(await attempts(mira, 'COM 115')).toMatchObject([hidden, { score: 10, grade: 'F' }]);
    await state('graded');
    expect((await attempts(mira, 'COM 115'))[0]?.normalizedScore).not.toBeNull();
    await state('finished');
    await set(0);
  });
  it('of an imported result have no run (GRADE-5)', async () => {
    const [found] = await attempts(mira, 'HIS 160');
    expect(found).toMatchObject({
      id: (await mira.course('HIS 160')).aggregate.lastObjectiveRecord?.id,
      workflow: null,
    });
  });
  it('of a course without any are an empty list, and of another person’s course nothing (PERM-6)', async () => {
    expect(await attempts(mira, 'STA 210')).toEqual([]);
    expect((await ines.call(attemptsOf, { params: { id: (await mira.course('COM 115')).aggregate.id } })).status).toBe(
      404,
    );
  });
});

describe('results over all courses (CALL-35)', () => {
  const all = async (who: Learner) => itemsOf(await who.ask(recordsQuery, { query: { requireTotalCount: true } }));
  it('are one’s own, the newest first, filtered, in pages and one by one', async () => {
    const found = await all(mira);
    expect(found.length).toBeGreaterThan(5);
    expect(found.map(({ finished }) => finished ?? 0)).toEqual(
      found.map(({ finished }) => finished ?? 0).toSorted((a, b) => b - a),
    );
    const [first] = found;
    if (!first) return;
    expect(
      itemsOf(await mira.ask(recordsQuery, { query: { filter: ['objective.id', '=', first.objectiveId] } }))[0],
    ).toEqual(first);
    const page = await mira.ask(recordsQuery, {
      query: { skip: 1, take: 2, requireTotalCount: true, sort: [{ selector: 'finished', desc: true }] },
    });
    expect([itemsOf(page), page.total]).toEqual([found.slice(1, 3), found.length]);
    expect((await mira.ask(recordsQuery, { query: { skip: 500, requireTotalCount: true } })).total).toBe(found.length);
    expect(await mira.ask(objectiveRecordOf, { params: { id: first.id } })).toEqual(first);
    expect((await ines.call(objectiveRecordOf, { params: { id: first.id } })).status).toBe(404);
    expect((await all(ines)).map(({ id }) => id)).not.toContain(first.id);
    expect(
      (
        await ines.ask(recordsQuery, {
          query: { filter: ['userId', '=', (await mira.course('STA 210')).userId], requireTotalCount: true },
        })
      ).total,
    ).toBe(0);
  });
  it('are not found by what may be hidden, nor given before their time (SRV-13)', async () => {
    for (const field of ['score', 'normalizedScore', 'grade', 'passed'])
      for (const query of [`filter=["${field}","=",1]`, `sort=[{"selector":"${field}"}]`]) {
        const reply = await mira.send('GET', `/api/lms/v1/objective-records/query?${query}`);
        expect([reply.status, reply.body.error?.message]).toEqual([400, expect.stringContaining(`"${field}"`)]);
      }
    expect(
      itemsOf(await mira.ask(recordsQuery, { query: { filter: ['objective.code', '=', 'PAL 125'] } })),
    ).toMatchObject([hidden]);
    const notGiven = (await academy.db.select().from(objectiveRecords)).find(({ id }) => id.endsWith('-not-given'));
    expect((await mira.call(objectiveRecordOf, { params: { id: notGiven?.id ?? '' } })).status).toBe(404);
  });
});

describe('the aggregate of a course (CALL-20)', () => {
  it('is that of the course itself', async () => {
    const { aggregate, objective } = await mira.course('STA 210');
    expect(await mira.ask(aggregateOf, { params: { id: objective.id } })).toEqual({
      ...aggregate,
      objectiveId: objective.id,
    });
    expect((await ines.call(aggregateOf, { params: { id: objective.id } })).status).toBe(404);
  });
  it('keeps back what the course keeps back (GRADE-1, SRV-13)', async () => {
    const { objective } = await mira.course('PAL 125');
    expect((await mira.ask(aggregateOf, { params: { id: objective.id } })).lastObjectiveRecord).toMatchObject(hidden);
  });
});

describe('the parts of a run', () => {
  const run = async (code = 'STA 210') => (await mira.course(code)).aggregate.lastObjectiveWorkflow?.id ?? '';
  const tree = async () => inheritConstraints(await mira.ask(activityTree, { params: { id: await run() } }));

  it('have a root, which is read like them, and is the whole of a course that is a single text (CALL-25)', async () => {
    const id = await run();
    const whole = await tree();
    expect(await mira.ask(rootContent, { params: { id } })).toEqual({
      kind: 'text',
      activityPathId: whole.id,
      html: '',
      attachments: [],
      asksAnswer: false,
      state: 'inProgress',
    });
    expect(await mira.ask(rootContent, { params: { id } })).toEqual(
      await mira.ask(activityContent, { params: { id, activityPathId: whole.id } }),
    );
    expect((await ines.call(rootContent, { params: { id } })).status).toBe(404);
    expect((await mira.call(rootContent, { params: { id: await run('WRI 120') } })).status, 'in grading').toBe(403);
    await academy.db.update(activities).set({ content: '<p>All of it.</p>' }).where(eq(activities.id, whole.id));
    expect((await mira.ask(rootContent, { params: { id } })).html).toBe('<p>All of it.</p>');
  });
  it('come level by level, judged as in the tree (CALL-26, DATA-18, DATA-19)', async () => {
    const [id, whole] = [await run(), await tree()];
    const context = { now: academy.clock().now(), course: 'inProgress' } as const;
    const root = itemsOf(await mira.ask(activityChildren, { params: { id } }));
    expect(root.map(({ axis }) => axis)).toEqual(whole.children.map(({ axis }) => axis));
    const seen: string[] = [];
    for (const module of whole.children) {
      const children = itemsOf(
        await mira.ask(activityChildrenOf, { params: { id, activityPathId: module.activityPathId } }),
      );
      expect(children.map((part) => ({ ...part, child: { ...part.child, children: [] } }))).toEqual(
        module.child.children.map((part) => ({ ...part, child: { ...part.child, children: [] } })),
      );
      for (const [index, part] of children.entries())
        expect(lockVerdict(part, context)).toEqual(lockVerdict(module.child.children[index] ?? part, context));
      seen.push(...children.map(({ child }) => child.name));
    }
    expect(seen.length).toBeGreaterThan(10);
    expect(itemsOf(await mira.ask(activityChildrenOf, { params: { id, activityPathId: whole.id } }))).toEqual(root);
    expect((await mira.call(activityChildrenOf, { params: { id, activityPathId: 'x' } })).status).toBe(404);
  });
  it('inherit in a level by itself too (DATA-18)', async () => {
    const [id, whole] = [await run(), await tree()];
    const module = whole.children.find(({ child }) => child.children.length > 0);
    const until = new Date(academy.clock().now() + 50 * day).toISOString();
    await academy.db
      .update(activityParts)
      .set({ activityConstraint: { accessibleUntil: until } })
      .where(eq(activityParts.id, module?.id ?? ''));
    const children = itemsOf(
      await mira.ask(activityChildrenOf, { params: { id, activityPathId: module?.activityPathId ?? '' } }),
    );
    expect(children.length).toBeGreaterThan(0);
    for (const { constraint } of children) expect(constraint?.accessibleUntil).toBe(Date.parse(until));
    await academy.db
      .update(activityParts)
      .set({ activityConstraint: null })
      .where(eq(activityParts.id, module?.id ?? ''));
  });
  it('say what was done in them without the tree (CALL-23)', async () => {
    const id = await run();
    const rows = flattenTree(await tree(), { now: academy.clock().now(), course: 'inProgress' });
    const all = itemsOf(await mira.ask(activityAggregates, { params: { id }, query: {} }));
    expect(all).toEqual(
      rows.map(({ part: { axis, activityPathId, child } }) => ({
        axis,
        activityPathId,
        activityId: child.id,
        aggregate: child.aggregate,
      })),
    );
    const done = await mira.ask(activityAggregates, {
      params: { id },
      query: { filter: ['lastActivityWorkflow.state', '=', workflowStates.finished], requireTotalCount: true },
    });
    expect(itemsOf(done)).toEqual(all.filter(({ aggregate }) => aggregate.lastActivityWorkflow?.state === 'finished'));
    expect(done.total).toBeGreaterThan(0);
  });
  it('have results, by run and over all runs, and by their activity (CALL-28, CALL-29)', async () => {
    const [id, { aggregate }] = [await run(), await mira.course('STA 210')];
    const all = itemsOf(await mira.ask(activityRecordsOfRun, { params: { id }, query: {} }));
    const [first] = all;
    expect(first).toMatchObject({ workflowId: id, normalizedScore: expect.any(Number), finished: expect.any(Number) });
    expect(
      itemsOf(
        await mira.ask(activityRecordsOfRun, {
          params: { id },
          query: { filter: ['activity.id', '=', first?.activityId ?? ''] },
        }),
      ),
    ).toEqual([first]);
    expect(
      itemsOf(await mira.ask(activityRecordsOfRun, { params: { id }, query: { filter: ['activity.id', '=', 'x'] } })),
    ).toEqual([]);
    expect(itemsOf(await mira.ask(activityRecordsOfAggregate, { params: { id: aggregate.id }, query: {} }))).toEqual(
      all,
    );
    const retaken = (await mira.course('COM 115')).aggregate;
    expect(
      new Set(
        itemsOf(await mira.ask(activityRecordsOfAggregate, { params: { id: retaken.id }, query: {} })).map(
          ({ workflowId }) => workflowId,
        ),
      ).size,
    ).toBeGreaterThan(0);
  });
  it('keep back a result until its date (REVIEW-7)', async () => {
    const id = await run();
    const of = async () => itemsOf(await mira.ask(activityRecordsOfRun, { params: { id }, query: {} }));
    const before = await of();
    const part = before[0]?.axis.split('/').at(-1) ?? '';
    const [kept] = await academy.db.select().from(activityParts).where(eq(activityParts.id, part));
    await academy.db
      .update(activityParts)
      .set({ activityConstraint: { revealResultsFrom: new Date(academy.clock().now() + day).toISOString() } })
      .where(eq(activityParts.id, part));
    expect(await of()).toEqual(before.slice(1));
    await academy.db
      .update(activityParts)
      .set({ activityConstraint: kept?.activityConstraint ?? null })
      .where(eq(activityParts.id, part));
    expect(await of()).toEqual(before);
  });
  it.each([
    ['objective-records/query?filter=["secret","=",1]', 'secret'],
    [
      'users/me/objective-workflows/RUN/activity-workflow-aggregates/query?filter=["bestActivityRecord.passed","=",true]',
      'bestActivityRecord.passed',
    ],
    ['users/me/objective-workflows/RUN/activity-workflow-aggregates/query?sort=[{"selector":"secret"}]', 'secret'],
    ['users/me/objective-workflows/RUN/activity-records/query?filter=["normalizedScore",">",0.5]', 'normalizedScore'],
    ['users/me/objective-workflow-aggregates/AGG/activity-records/query?filter=["secret","=",1]', 'secret'],
  ])('%s: what is not known is refused by name (CALL-4)', async (path, named) => {
    const { aggregate } = await mira.course('STA 210');
    const reply = await mira.send(
      'GET',
      `/api/lms/v1/${path.replace('RUN', aggregate.lastObjectiveWorkflow?.id ?? '').replace('AGG', aggregate.id)}`,
    );
    expect([reply.status, reply.body.error?.code, reply.body.error?.message]).toEqual([
      400,
      'bad_request',
      expect.stringContaining(named),
    ]);
  });
});
