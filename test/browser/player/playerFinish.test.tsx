import { expect } from 'chai';
import { clear, show, statesOf } from '../support/exhibit.ts';
import { access, count, finishCourse, tag } from '../support/player.ts';
import { until } from '../support/stage.tsx';
import { wireCourse } from '../../../widgets/workbench/states/player/stateCourse.ts';

describe('FINISH-8: an address that asks for the finish dialog', () => {
  afterEach(clear);

  it('opens it, and finishes nothing by itself', async () => {
    const { find, asked } = await show(tag, 'overview-ask-finish');
    await until(() => find('.dialog h2'));
    expect(count(asked, finishCourse)).to.equal(0);
  });

  it('opens nothing where the course cannot be finished', async () => {
    const state = statesOf(tag).find(({ name }) => name === 'overview-ask-finish')!;
    const { find } = await show(tag, {
      ...state,
      settled: '.overview .buttons',
      replies: { ...state.replies, [access]: [{ body: wireCourse({}) }] },
    });
    await until(() => find('.overview .buttons'));
    expect(find('.dialog')).to.equal(null);
  });
});
