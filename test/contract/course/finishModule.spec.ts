// Finishing a module by word (FINISH-6), beside what completes it by itself (SRV-10).
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { activityParts } from '../../../demo/server/db/schema.ts';
import { finishActivityWorkflows, startActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { objectiveWorkflowOf } from '../../../src/contract/courses/objectiveWorkflows.ts';
import { pathOf, type TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { stateOf } from '../../../src/domain/tree/partDone.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { treeRows } from '../support/treeRows.ts';

const academy = await startAcademy();
const mira = await academy.as('mira');
const id = (await mira.course('STA 210')).aggregate.lastObjectiveWorkflow?.id ?? '';
const rows = () => treeRows(mira, id, academy.clock().now());
const again = async ({ part }: TreeRow) => (await rows()).find((row) => row.part.axis === part.axis)!;
const finish = async (row: TreeRow) => {
  const path = pathOf(await again(row));
  return mira.call(finishActivityWorkflows, {
    body: {
      objectiveWorkflowId: id,
      activityWorkflowIds: path.map(({ child }) => child.aggregate.lastActivityWorkflow?.id ?? ''),
    },
  });
};

it('FINISH-6: refused while something mandatory is open, done once nothing is; parts and progress stay as they are', async () => {
  const all = await rows();
  const module = all.find((row) => !row.leaf && row.verdict.opens && stateOf(row.part.child) === 'inProgress')!;
  const inside = all.filter((row) => row.leaf && row.part.axis.startsWith(`${module.part.axis}/`));
  expect(inside.some(({ part }) => stateOf(part.child) === null)).toBe(true);
  expect((await finish(module)).status).toBe(409);
  expect(stateOf((await again(module)).part.child)).toBe('inProgress');

  for (const { part } of inside)
    await academy.db.update(activityParts).set({ optional: true }).where(eq(activityParts.id, part.id));
  const before = await mira.ask(objectiveWorkflowOf, { params: { id } });
  expect((await finish(module)).status).toBe(200);
  const done = (await again(module)).part.child;
  expect([stateOf(done), done.aggregate.bestActivityRecord]).toEqual(['finished', null]);
  expect((await mira.ask(objectiveWorkflowOf, { params: { id } })).progress).toBe(before.progress);
  // Once more is no other answer.
  expect((await finish(module)).status).toBe(200);
  // What is left in it can still be done.
  const left = inside.find((row) => row.verdict.opens && stateOf(row.part.child) === null)!;
  expect(
    (
      await mira.call(startActivityWorkflows, {
        body: { objectiveWorkflowId: id, activityPartIds: pathOf(left).map(({ id: part }) => part) },
      })
    ).status,
  ).toBe(200);
  expect((await finish(left)).status).toBe(200);
});
