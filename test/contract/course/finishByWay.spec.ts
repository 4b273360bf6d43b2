// A part that was first opened without a connection: it is begun and completed by its way (OFF-12), once, and no easier than any other.
import { describe, expect, it } from 'vitest';
import { activityContent, finishActivityWorkflows } from '../../../src/contract/parts/activities.ts';
import { pathOf, type TreeRow } from '../../../src/domain/tree/flattenTree.ts';
import { stateOf } from '../../../src/domain/tree/partDone.ts';
import { startAcademy } from '../support/startAcademy.ts';
import { treeRows } from '../support/treeRows.ts';

const academy = await startAcademy();
const mira = await academy.as('mira');
const id = (await mira.course('STA 210')).aggregate.lastObjectiveWorkflow?.id ?? '';
const rows = () => treeRows(mira, id, academy.clock().now());
const wayOf = (row: TreeRow) => pathOf(row).map((part) => part.id);
const finish = (body: object) =>
  mira.call(finishActivityWorkflows, {
    body: { objectiveWorkflowId: id, activityWorkflowIds: [], ...body },
  });
const fresh = async () =>
  (await rows()).filter(({ leaf, verdict, part }) => leaf && verdict.opens && stateOf(part.child) === null);

describe('OFF-12: completed by its way', () => {
  it('a part is begun and done, and once more changes nothing', async () => {
    const texts: TreeRow[] = [];
    for (const row of (await fresh()).filter(({ part }) => part.child.type === 'text')) {
      const content = await mira.ask(activityContent, { params: { id, activityPathId: row.part.activityPathId } });
      if (content.kind === 'text' && !content.asksAnswer) texts.push(row);
    }
    const [row] = texts;
    if (!row) throw new Error('no text that was never opened');
    const way = { activityPartIds: wayOf(row) };
    expect((await finish(way)).status).toBe(200);
    const done = () => rows().then((all) => all.find(({ part }) => part.axis === row.part.axis)?.part.child);
    const first = await done();
    expect(first && stateOf(first)).toBe('finished');
    expect((await finish(way)).status).toBe(200);
    expect((await done())?.aggregate.lastActivityWorkflow).toEqual(first?.aggregate.lastActivityWorkflow);
  });
  it('not one that does not open', async () => {
    const closed = (await rows()).find(({ leaf, verdict }) => leaf && !verdict.opens);
    if (!closed) throw new Error('every part opens');
    expect((await finish({ activityPartIds: wayOf(closed) })).status).toBeGreaterThanOrEqual(400);
    const after = (await rows()).find(({ part }) => part.axis === closed.part.axis);
    expect(after && stateOf(after.part.child)).toBe(null);
  });
  it.each([
    ['no part', { activityPartIds: ['nowhere'] }, 404],
    ['neither runs nor a way', {}, 400],
    ['an empty way', { activityPartIds: [] }, 400],
    ['both', { activityWorkflowIds: ['a'], activityPartIds: ['b'] }, 400],
  ])('not by %s', async (_, body, status) => expect((await finish(body)).status).toBe(status));
});
