import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityWorkflows, objectiveWorkflows } from '../../demo/server/db/schema.ts';
import { activityTree, finishActivityWorkflows, startActivityWorkflows } from '../../src/contract/activities.ts';
import { startObjectiveWorkflow } from '../../src/contract/objectiveWorkflows.ts';
import { flattenTree, pathOf } from '../../src/domain/flattenTree.ts';
import { inheritConstraints } from '../../src/domain/inheritConstraints.ts';
import { startAcademy, type Learner } from './academy.ts';

let academy: Awaited<ReturnType<typeof startAcademy>>;
let mira: Learner;
beforeAll(async () => {
  academy = await startAcademy();
  mira = await academy.as('mira');
});
afterAll(() => academy.end());
const times = <T>(count: number, work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, index) => work(index)));

// A database with one connection does one thing after the other anyway; one with many shows whether the locks are right.
describe('commands that come at once', () => {
  it('from ten tabs, each with an id of its own, start one run (START-1)', async () => {
    const { aggregate, id } = await mira.course('BIO 214');
    const replies = await times(10, () => mira.call(startObjectiveWorkflow, { body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() } }, 'respond-sync'));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => body['id'])).size).toBe(1);
    expect((await academy.db.select().from(objectiveWorkflows).where(eq(objectiveWorkflows.accessId, id))).length).toBe(1);
  });

  it('start a part once, and complete each part of a course: none of the progress is lost (SRV-10)', async () => {
    const id = (await mira.course('BIO 214')).aggregate.lastObjectiveWorkflow?.id ?? '';
    const rows = async () => flattenTree(inheritConstraints(await mira.ask(activityTree, { params: { id } })), { now: Date.now(), course: 'inProgress' });
    const open = (await rows()).filter(({ leaf, verdict, part }) => leaf && verdict.opens && part.child.type === 'text');
    expect(open.length).toBeGreaterThan(1);
    const paths = open.map((row) => pathOf(row).map(({ id: part }) => part));
    const begun = await Promise.all(paths.map((activityPartIds) => times(4, () => mira.ask(startActivityWorkflows, { body: { objectiveWorkflowId: id, activityPartIds } }))));
    for (const same of begun) expect(new Set(same.map((one) => JSON.stringify(one))).size).toBe(1);
    const runs = await academy.db.select().from(activityWorkflows).where(eq(activityWorkflows.workflowId, id));
    expect(new Set(runs.map(({ axis }) => axis)).size).toBe(runs.length);
    const own = (axis: string) => runs.find((run) => run.axis === axis)?.id ?? '';
    const replies = await Promise.all(open.map((row) => mira.call(finishActivityWorkflows, { body: { objectiveWorkflowId: id, activityWorkflowIds: pathOf(row).map(({ axis }) => own(axis)) } }, 'respond-sync')));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const { parts, aggregate } = await mira.course('BIO 214');
    expect(parts?.done).toBe(open.length);
    expect(aggregate.lastObjectiveWorkflow?.progress).toBeCloseTo(open.length / (parts?.total ?? 1), 5);
  });
});
