// All views of the player share one shadow root: what the sheet of one says must mean nothing of another.
import { expect } from 'chai';
import type { PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';
import { wireActivity } from '../../../widgets/workbench/states/player/stateParts.ts';
import { clear, show } from '../support/exhibit.ts';
import { focused, press, reading, tag, tree } from '../support/player.ts';
import { until } from '../support/stage.tsx';

/** So many rows are drawn near the view alone. */
const long: PartSketch = {
  name: 'Course',
  workflow: 'inProgress',
  children: [
    { name: 'Read', workflow: 'finished' },
    { name: 'Module', workflow: 'inProgress', children: [{ name: 'Inside' }, { name: 'Beside' }] },
    ...Array.from({ length: 130 }, (_, index) => ({ name: `Part ${index}` })),
  ],
};
const short: PartSketch = { ...long, children: long.children!.slice(0, 8) };

describe('lectern-player: looks', () => {
  afterEach(clear);

  for (const [name, root] of [
    ['short', short],
    ['long', long],
  ] as const) {
    it(`TREE-1: rows of a ${name} tree, and what stands beside them, look the same whatever was opened before`, async () => {
      const { find, all, element } = await show(tag, reading(root, 'p1', { [tree]: [{ body: wireActivity(root) }] }), {
        width: '1376px',
      });
      const stands = () =>
        find('.turn .quiet') &&
        all('[role=treeitem]').length >= short.children!.length &&
        (root === short || find('.tree > .far'));
      const ready = async () => {
        await until(stands, 'the tree stands');
        // Rows of a long tree are measured in frames after that in which they were drawn.
        let [height, rested] = [-1, 0];
        await until(() => {
          const now = find('.tree')!.getBoundingClientRect().height;
          rested = now === height ? rested + 1 : 0;
          height = now;
          return rested > 10;
        }, 'the tree rests');
      };
      const looks = (place: Element) =>
        [
          place.getBoundingClientRect().height,
          getComputedStyle(place).fontSize,
          getComputedStyle(place).display,
          getComputedStyle(place).color,
        ].join(' ');
      const seen = () =>
        all('.tree, .tree > li, [role=treeitem], .tree .mark, .turn .quiet')
          .slice(0, 30)
          .map((place) => `${place.className || place.localName}: ${looks(place)}`);
      await ready();
      const before = seen();
      expect(getComputedStyle(find('.tree > li')!).fontSize).to.equal('14px');

      find('.toc .toc-end .btn')!.click();
      await until(() => find('.dialog .content ul'), 'the finish dialog');
      expect(seen(), 'beside the finish dialog').to.deep.equal(before);
      press(find('.dialog')!, 'Escape');
      find('.dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await until(() => !find('.dialog'), 'the dialog is closed');

      element.setAttribute('view', 'overview');
      await until(() => find('.overview dl'), 'the overview');
      element.setAttribute('view', 'content');
      await ready();
      expect(seen(), 'after the overview').to.deep.equal(before);

      find('[role=treeitem]')!.focus();
      press(focused(element), 'Escape');
      expect(find('.tree')!.className).to.equal('tree quiet');
      expect(
        seen().map((line) => line.replace('tree quiet', 'tree')),
        'without tooltips',
      ).to.deep.equal(before);
    });
  }

  for (const width of [768, 390]) {
    it(`FINISH-5: the button that ends the course has its words in one line on ${width} px`, async () => {
      const root: PartSketch = {
        name: 'Course',
        workflow: 'inProgress',
        children: [
          { name: 'First', workflow: 'finished' },
          { name: 'Last', workflow: 'inProgress' },
        ],
      };
      const { find } = await show(tag, reading(root, 'p2', { [tree]: [{ body: wireActivity(root) }] }), {
        width: `${width}px`,
      });
      await until(() => find('.turn .last .btn') && find('.turn .mark-complete'), 'both buttons of the last part');
      const heights = ['.turn .last .btn', '.turn .mark-complete'].map(
        (button) => find(button)!.getBoundingClientRect().height,
      );
      expect(Math.max(...heights), 'one line').to.be.below(60);
      expect(find('.turn .last')!.getBoundingClientRect().width, 'as wide as its words').to.be.above(100);
    });
  }
});
