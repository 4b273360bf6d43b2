// A course at an LMS that has the documents' calls alone (CALL-5, CALL-25, DONE-1): each part can be completed, and a course that is a
// single activity is asked for by the call of the root.
import { expect } from 'chai';
import { clear, show } from '../support/exhibit.ts';
import { content, count, finishParts, reading, tag, workflowCall } from '../support/player.ts';
import { until } from '../support/stage.tsx';
import type { PartSketch } from '../../../widgets/workbench/states/player/stateParts.ts';

const alone = { settled: '.part .author p' };
const withPart = (part: PartSketch, reply: object, axis = 'p1') =>
  reading(
    { name: 'Course', workflow: 'inProgress', children: [part, { name: 'After' }] },
    axis,
    { [content]: [{ body: { activityPathId: 'path-p1', content: '<p>What do you think?</p>', ...reply } }] },
    alone,
  );

describe('lectern-player with the calls of the documents alone', () => {
  afterEach(clear);

  for (const [what, part, reply] of [
    ['a discussion', { name: 'Talk', type: 'discussion', workflow: 'inProgress' }, { type: 6 }],
    ['a video without a film', { name: 'Film', type: 'video', workflow: 'inProgress' }, { type: 5 }],
  ] as const)
    it(`DONE-1: ${what} is a text, and completed by a click`, async () => {
      const { find, asked } = await show(tag, withPart(part, reply));
      expect(find('.discussion, video')).to.equal(null);
      await until(() => find('.turn .mark-complete'));
      expect(find('.turn .mark-complete')!.textContent).to.contain('Mark as complete');
      find('.turn .mark-complete')!.click();
      await until(() => count(asked, finishParts) === 1);
    });

  it('a part of a long read, too', async () => {
    const state = reading(
      {
        name: 'Course',
        workflow: 'inProgress',
        layout: 'longRead',
        children: [{ name: 'Talk', type: 'discussion', workflow: 'inProgress' }],
      },
      '',
      { [content]: [{ body: { activityPathId: 'path-p1', type: 6, content: '<p>What do you think?</p>' } }] },
      { settled: '.section .author p' },
    );
    const { find, asked } = await show(tag, state);
    await until(() => find('.section-end .btn'));
    find('.section-end .btn')!.click();
    await until(() => count(asked, finishParts) === 1);
  });

  it('CALL-25: a course that is a single text is asked for without a path, and needs none in the reply', async () => {
    const { find, asked } = await show(
      tag,
      reading(
        { name: 'Course', type: 'text', workflow: 'inProgress' },
        '',
        { [workflowCall('activity')]: [{ body: { content: '<p>All of it.</p>' } }] },
        alone,
      ),
    );
    expect(find('.author')!.textContent).to.contain('All of it.');
    expect(asked.filter((one) => one.includes('/activity/'))).to.deep.equal([]);
  });
});
