// What is asked for when a part is selected (TREE-4).
import { expect } from 'chai';
import { wireActivity, type PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';
import type { ScriptedReply } from '../../../widgets/workbench/featureState.ts';
import { clear, show } from '../support/exhibit.ts';
import { content, count, reading, tag, tree } from '../support/player.ts';
import { until } from '../support/stage.tsx';

describe('lectern-player: selecting a part', () => {
  afterEach(clear);
  it('TREE-4: selecting a part asks for that part again while a sibling is unavailable, and never for the whole tree', async () => {
    const root = (available: boolean): PartSketch => ({
      name: 'Course',
      children: [
        { name: 'One', workflow: 'inProgress' },
        { name: 'Two', workflow: 'inProgress' },
        { name: 'Three', available, workflow: 'inProgress' },
      ],
    });
    const second = content.replace('*', 'path-p2');
    for (const [available, again] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const { find, asked } = await show(tag, reading(root(available), 'p1'));
      const turn = async (to: string, way: string) => {
        find(way)!.click();
        await until(() => find('.part > .title')?.textContent === to && find('.author p'));
      };
      await turn('Two', '.turn .n');
      await turn('One', '.turn a.pn:not(.n)');
      // The next part may have been asked for ahead, too.
      const before = count(asked, second);
      await turn('Two', '.turn .n');
      await until(() => count(asked, second) >= before + again);
      expect([count(asked, second) - before, count(asked, tree)], String(available)).to.deep.equal([again, 1]);
      clear();
    }
  });
  it('TREE-4: of a long read its whole is asked for again', async () => {
    const root: PartSketch = {
      name: 'Course',
      children: [
        { name: 'One', workflow: 'inProgress' },
        {
          name: 'Long',
          layout: 'longRead',
          workflow: 'inProgress',
          children: [
            { name: 'A', workflow: 'inProgress' },
            { name: 'B', workflow: 'inProgress', available: false },
          ],
        },
      ],
    };
    const { find, asked } = await show(tag, reading(root, 'p1'), { width: '1376px' });
    const whole = () => asked.filter((name) => name.endsWith('/activity/path-p2')).length;
    find('.turn .n')!.click();
    await until(() => whole() === 1);
    // Its page stays while its parts are selected.
    await until(() => find('[role=treeitem][data-id=p2-1]'));
    find('[role=treeitem][data-id=p2-1]')!.click();
    await until(() => whole() === 2);
    expect(count(asked, tree)).to.equal(1);
  });
  it('TREE-4: what the part tells makes the tree old where it tells something else', async () => {
    const root = (state: 'inProgress' | 'finished'): PartSketch => ({
      name: 'Course',
      children: [
        { name: 'One', workflow: 'inProgress' },
        { name: 'Two', workflow: state },
        { name: 'Three', available: false },
      ],
    });
    const told: ScriptedReply = {
      answer: ({ pathname }) => ({
        activityPathId: pathname.split('/').at(-1),
        content: '<p>Two.</p>',
        activityWorkflowAggregate: { lastActivityWorkflow: { id: 'w', state: pathname.endsWith('path-p2') ? 6 : 1 } },
      }),
    };
    const { find, asked } = await show(
      tag,
      reading(root('inProgress'), 'p1', {
        [tree]: [{ body: wireActivity(root('inProgress')) }, { body: wireActivity(root('finished')) }],
        [content]: [told],
      }),
    );
    find('.turn .n')!.click();
    await until(() => count(asked, tree) === 2);
    await until(() => find('.part > .title')?.textContent === 'Two');
  });
});
