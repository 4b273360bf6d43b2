import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityWorkflows, objectiveWorkflows } from '../../../demo/server/db/schemaRuns.ts';
import { addBigCourse } from '../../../demo/server/seed/many/addBigCourse.ts';
import { finishActivityWorkflows, startActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { objectiveWorkflowOf, startObjectiveWorkflow } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { pathOf } from '../../../src/domain/tree/flattenTree.ts';
import { isDone, stateOf } from '../../../src/domain/tree/partDone.ts';
import type { Learner } from '../support/academy.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { treeRows } from '../support/treeRows.ts';

const academy = await startAcademy();
const mira = await academy.as('mira');
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

// A database with one connection does one thing after the other anyway; one with many shows whether the locks are right.
describe('commands that come at once', () => {
  it('from ten tabs, each with an id of its own, start one run (START-1)', async () => {
    const { aggregate, id } = await mira.course('BIO 214');
    const replies = await times(10, () =>
      mira.call(
        startObjectiveWorkflow,
        { body: { objectiveWorkflowAggregateId: aggregate.id, id: randomUUID() } },
        'respond-sync',
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ body }) => body['id'])).size).toBe(1);
    expect((await academy.db.select().from(objectiveWorkflows).where(eq(objectiveWorkflows.accessId, id))).length).toBe(
      1,
    );
  });

  it('start a part once, and complete each part of a course: none of the progress is lost (SRV-10)', async () => {
    const id = (await mira.course('BIO 214')).aggregate.lastObjectiveWorkflow?.id ?? '';
    const rows = () => treeRows(mira, id, Date.now());
    const open = (await rows()).filter(
      ({ leaf, verdict, part }) => leaf && verdict.opens && part.child.type === 'text',
    );
    expect(open.length).toBeGreaterThan(1);
    const paths = open.map((row) => pathOf(row).map(({ id: part }) => part));
    const begun = await Promise.all(
      paths.map((activityPartIds) =>
        times(4, () => mira.ask(startActivityWorkflows, { body: { objectiveWorkflowId: id, activityPartIds } })),
      ),
    );
    for (const same of begun) expect(new Set(same.map((one) => JSON.stringify(one))).size).toBe(1);
    const runs = await academy.db.select().from(activityWorkflows).where(eq(activityWorkflows.workflowId, id));
    expect(new Set(runs.map(({ axis }) => axis)).size).toBe(runs.length);
    const own = (axis: string) => runs.find((run) => run.axis === axis)?.id ?? '';
    const replies = await Promise.all(
      open.map((row) =>
        mira.call(
          finishActivityWorkflows,
          { body: { objectiveWorkflowId: id, activityWorkflowIds: pathOf(row).map(({ axis }) => own(axis)) } },
          'respond-sync',
        ),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const { parts, aggregate } = await mira.course('BIO 214');
    expect(parts?.done).toBe(open.length);
    expect(aggregate.lastObjectiveWorkflow?.progress).toBeCloseTo(open.length / (parts?.total ?? 1), 5);
  });

  it('from two tabs, each with a part of one module, lose neither: both count, and the module is complete (SRV-10, DONE-2)', async () => {
    const { aggregate } = await mira.course('DAT 140');
    const id = aggregate.lastObjectiveWorkflow?.id ?? '';
    const other = await academy.as('mira');
    const rows = () => treeRows(mira, id, academy.clock().now());
    const before = (await mira.course('DAT 140')).parts?.done ?? 0;
    const module = (await rows()).find(
      ({ leaf, verdict, part }) => !leaf && verdict.opens && stateOf(part.child) !== 'finished',
    )?.part;
    const left = async () =>
      (await rows()).filter(
        ({ leaf, verdict, part }) =>
          leaf && verdict.opens && part.axis.startsWith(`${module?.axis}/`) && !isDone(part.child),
      );
    const two = (await left()).slice(-2);
    const all = await left();
    expect(two.length).toBe(2);
    for (const row of all)
      await mira.ask(startActivityWorkflows, {
        body: { objectiveWorkflowId: id, activityPartIds: pathOf(row).map(({ id: part }) => part) },
      });
    const complete = async (tab: Learner, axis: string) => {
      const row = (await rows()).find(({ part }) => part.axis === axis);
      return tab.call(
        finishActivityWorkflows,
        {
          body: {
            objectiveWorkflowId: id,
            activityWorkflowIds: row
              ? pathOf(row).map(({ child }) => child.aggregate.lastActivityWorkflow?.id ?? '')
              : [],
          },
        },
        'respond-sync',
      );
    };
    for (const row of all.slice(0, -2)) expect((await complete(mira, row.part.axis)).status).toBe(200);
    const replies = await Promise.all([
      complete(mira, two[0]?.part.axis ?? ''),
      complete(other, two[1]?.part.axis ?? ''),
      complete(other, two[0]?.part.axis ?? ''),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const done = (await rows()).filter(
      ({ part }) => part.axis === module?.axis || part.axis.startsWith(`${module?.axis}/`),
    );
    expect(done.map(({ part }) => stateOf(part.child))).toEqual(done.map(() => 'finished'));
    const { parts, aggregate: after } = await mira.course('DAT 140');
    expect(parts?.done).toBe(before + all.length);
    expect(after.lastObjectiveWorkflow?.progress).toBeCloseTo((parts?.done ?? 0) / (parts?.total ?? 1), 5);
  });

  it('twenty parts completed at one moment from two tabs: none is lost, and progress is never seen to go down (SRV-10)', async () => {
    await addBigCourse(academy.db, academy.clock(), 60);
    const tabs = [mira, await academy.as('mira')];
    const id = (await mira.course('BIG 60')).aggregate.lastObjectiveWorkflow?.id ?? '';
    const before = await mira.course('BIG 60');
    const rows = await treeRows(mira, id, academy.clock().now());
    const twenty = rows.filter(({ leaf, verdict, part }) => leaf && verdict.opens && !isDone(part.child)).slice(0, 20);
    expect(twenty.length).toBe(20);
    const started = await Promise.all(
      twenty.map((row) =>
        mira.call(
          startActivityWorkflows,
          { body: { objectiveWorkflowId: id, activityPartIds: pathOf(row).map(({ id: part }) => part) } },
          'respond-sync',
        ),
      ),
    );
    let going = true;
    const seen: number[] = [];
    const watching = (async () => {
      while (going) seen.push((await mira.ask(objectiveWorkflowOf, { params: { id } })).progress);
    })();
    const replies = await Promise.all(
      started.map(({ body }, index) =>
        tabs[index % 2]!.call(
          finishActivityWorkflows,
          { body: { objectiveWorkflowId: id, activityWorkflowIds: body['activityWorkflowIds'] as string[] } },
          'respond-sync',
        ),
      ),
    );
    going = false;
    await watching;
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const after = await mira.course('BIG 60');
    expect(after.parts?.done).toBe((before.parts?.done ?? 0) + 20);
    expect(after.aggregate.lastObjectiveWorkflow?.progress).toBeCloseTo(
      (after.parts?.done ?? 0) / (after.parts?.total ?? 1),
      5,
    );
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(0);
  });
});
